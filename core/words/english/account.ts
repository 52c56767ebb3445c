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
  cartReduced: 'Some items were not available. Please check the quantities in your cart.',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  logOutFailed: 'We could not log you out.',
  keepCartCopy: 'Keep my cart on this device',
  passwordBlank: 'Password cannot be blank',
});
