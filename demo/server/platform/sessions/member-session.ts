const PREFIX = 'member-';

/**
 * Returns the session that a member's cart and orders belong to, in every browser. It has another format than the sessions of
 * browsers.
 * @param memberId which member
 * Source: docs/behaviour/account.md §5.3
 */
export function sessionOf(memberId: string): string {
  return PREFIX + memberId;
}

/**
 * Finds the member of a session.
 * @param sessionId the session of cart and orders
 * @returns the member's id; null for the session of a browser
 * Source: docs/behaviour/account.md §9.1
 */
export function memberOfSession(sessionId: string): string | null {
  return sessionId.startsWith(PREFIX) ? sessionId.slice(PREFIX.length) : null;
}
