const ROOT = '/api/site-users/account/notifications/restock';

/** The endpoints of restock notifications. Source: docs/behaviour/restock.md §4.1, §5 */
export const RESTOCK_CALLS = {
  signUp: ROOT,
  signUps: ROOT,
  groups: `${ROOT}/groups`,
  send: `${ROOT}/send`,
  sendAll: `${ROOT}/send/all`,
} as const;
