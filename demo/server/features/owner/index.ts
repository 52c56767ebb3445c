export { type OwnerLogin, seedOwner } from './account.ts';
export { findLogin, logIn, LOGIN_LIFETIME_SECONDS, logOut } from './logins.ts';
