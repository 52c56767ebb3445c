import { pageAccount } from '../../elements/members/page-account.ts';
import { waitUntil } from './wait-until.ts';

/** Logs the page's visitor out; waits while another test file, which shares the cookies, has a member's cookie. */
export function logOut(): Promise<void> {
  return waitUntil(async () => (await pageAccount().logOut(false)).outcome === 'done', 'still logged in');
}
