import type { StoreContext } from '../http/store-env.ts';
import { putSession } from './cookies.ts';
import type { TokenParts } from './know-token.ts';
import { issueToken } from './session-tokens.ts';

/** A session that replaces another. */
interface NextSession {
  /** From `newSession`. */
  readonly sessionId: string;
  /** Hash of the member's login; '' for none. */
  readonly loginHash: string;
}

/**
 * Replaces the visitor's session, so that the previous one gives no access to later data: with cookies, or with a new token
 * for a visitor with a token.
 * @param context the request of a login or logout
 * @param parts database, clock, and the secret of the crumbs
 * @param next the new session
 * Source: docs/behaviour/account.md §1.5; docs/behaviour/reference-store.md §18.6
 */
export async function replaceSession(
  context: StoreContext,
  { db, now, secret }: TokenParts & { readonly secret: string },
  { sessionId, loginHash }: NextSession,
): Promise<void> {
  const session = context.get('tokenSession');
  if (session === undefined) {
    putSession(context, secret, sessionId);
    return;
  }
  context.set('browserId', sessionId);
  context.set('sessionId', sessionId);
  session.loginHash = loginHash;
  session.issued = await issueToken(db, { sessionId, origin: session.origin, loginHash }, now());
}
