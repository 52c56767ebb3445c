import { tokenCookie } from '../../platform/sessions/token-cookie.ts';

/** The token of an owner's login. Source: docs/behaviour/owner-pages.md §1.4 */
export const OWNER_COOKIE = tokenCookie('ss_owner');
