import { tokenCookie } from '../../platform/sessions/token-cookie.ts';

/** The token of a browser's opened locks. Source: docs/behaviour/reference-store.md §13.3 */
export const UNLOCKED_COOKIE = tokenCookie('ss_unlocked');
