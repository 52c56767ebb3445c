import { words } from '../lookup/words.ts';

/** Words for visitors who log in, join or log out. Source: docs/behaviour/account.md §7 */
export const ACCOUNT_WORDS = words({
  accountEmail: 'Email',
  accountPassword: 'Password',
  showPassword: 'Show password',
  stayLoggedIn: 'Keep me logged in on this device',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  joinMembers: 'Join',
  joiningMembers: 'Joining…',
  loggedIn: 'You are logged in.',
  cartReduced: 'Not everything from both carts was available: please check the quantities in your cart.',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  logOutFailed: 'We could not log you out.',
  keepCartCopy: 'Leave a copy of my cart in this browser',
  passwordBlank: 'Password cannot be blank',
  wrongLogin: 'That email and password do not go together.',
  knownEmail: 'There is an account with this email and another password. Please log in.',
});
