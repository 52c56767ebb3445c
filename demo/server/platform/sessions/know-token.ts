import type { Database } from '../database/tables.ts';
import { isWithoutSession } from '../http/open-paths.ts';
import type { StoreMiddleware, TokenSession } from '../http/store-env.ts';
import { countRequest } from '../limits/limit-rate.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { bearerOf } from '../origins/index.ts';
import { newSession } from './cookies.ts';
import { findToken, issueToken, renewToken } from './session-tokens.ts';

const HEADER = 'Store-Session';

/** What sessions by token are built from. */
export interface TokenParts {
  readonly db: Database;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Finds the session of a request with a token, after its rate was limited. Without a valid token the visitor gets a new
 * session, and its token with this answer.
 * @param parts database, clock, and the limit of new sessions: each is a row of the database
 * @throws Refusal 429 beyond that limit
 * Source: docs/behaviour/reference-store.md §4.1, §18.4, §18.5
 */
export function knowToken(parts: TokenParts & { readonly limiter: RateLimiter }): StoreMiddleware {
  const { db, now, limiter } = parts;
  return async (context, next) => {
    const session = context.get('tokenSession');
    if (session === undefined) return next();
    const { origin } = session;
    const known = await findSession(parts, session, bearerOf(context) ?? '');
    const isNew = known === undefined && !isWithoutSession(context.req.path);
    const sessionId = known ?? (isNew ? newSession() : '');
    if (isNew) {
      await countRequest(context, limiter, 'session');
      session.issued = await issueToken(db, { sessionId, origin, loginHash: '' }, now());
    }
    context.set('browserId', sessionId);
    context.set('sessionId', sessionId);
    await next();
    // After the handler: a login replaces the token.
    if (session.issued !== '') context.header(HEADER, session.issued);
  };
}

/** The session of a token, which is renewed where it is due; undefined for an invalid one. */
async function findSession(
  { db, now }: TokenParts,
  session: TokenSession,
  token: string,
): Promise<string | undefined> {
  const sent = { token, origin: session.origin };
  const known = token === '' ? undefined : await findToken(db, sent, now());
  if (known === undefined) return undefined;
  const { isDue, ...keys } = known;
  const renewed = isDue ? await renewToken(db, { ...keys, token }, now()) : '';
  if (renewed === undefined) return undefined;
  session.issued = renewed;
  session.loginHash = known.loginHash;
  return known.sessionId;
}
