import { getCookie, setCookie } from 'hono/cookie';

import type { Database } from '../database/tables.ts';
import { isVisitCall } from '../http/open-paths.ts';
import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { isSecure } from '../sessions/cookies.ts';
import type { Replica } from './open-replica.ts';
import { parsePosition, type WalPosition } from './wal-position.ts';
import { MAX_LAG_MS } from './watch-lag.ts';

/**
 * Reads what visitors see of the catalogue: from a replica, if the store has one that has what this visitor has written.
 * @param context the request
 * @param work reads from the database that it is passed; may run twice
 * @returns the result of the work
 */
export type ReadCatalogue = <Result>(
  context: StoreContext,
  work: (db: Database) => Promise<Result>,
) => Promise<Result>;

/** The cookie with the position behind the visitor's last write. Source: docs/behaviour/session.md §1.1 */
const COOKIE = 'ss_written';
/** A replica that is read is never that far behind. */
const COOKIE_SECONDS = (6 * MAX_LAG_MS) / 1_000;
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** A position that no replica has. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

/**
 * Creates the reader of the catalogue.
 * @param primary the store's database
 * @param replica undefined if the store has none
 * Source: docs/behaviour/reference-store.md §37.1, §37.2
 */
export function createReadCatalogue(primary: Database, replica: Replica | undefined): ReadCatalogue {
  if (replica === undefined) return (_, work) => work(primary);
  return (context, work) => (needsPrimary(context) ? work(primary) : replica.read(writtenBy(context), work));
}

/**
 * Notes in a cookie up to where the visitor's browser has written.
 * @param replica undefined if the store has none
 * @param log called with one line if the position cannot be read
 * Source: docs/behaviour/reference-store.md §37.2
 */
export function noteWrites(replica: Replica | undefined, log: (line: string) => void): StoreMiddleware {
  return async (context, next) => {
    await next();
    if (replica === undefined || !hasWritten(context)) return;
    const position = await replica.readWritten().catch((error: unknown) => {
      log(`read replica: a write is not noted: ${String(error)}`);
      return NEVER;
    });
    setCookie(context, COOKIE, position, {
      path: '/',
      sameSite: 'Lax',
      httpOnly: true,
      secure: isSecure(context),
      maxAge: COOKIE_SECONDS,
    });
  };
}

/**
 * Tokens have no cookie; imports, which an owner waits for, write after their request; and caches would keep what a replica
 * does not know yet.
 */
function needsPrimary(context: StoreContext): boolean {
  const mayHaveWritten = context.get('tokenSession') !== undefined || context.get('owner') !== undefined;
  return mayHaveWritten || context.get('isForAnyone') === true;
}

function writtenBy(context: StoreContext): WalPosition | undefined {
  return parsePosition(getCookie(context, COOKIE) ?? '');
}

/** A refused write has changed nothing. */
function hasWritten({ req: { method, path }, res: { status } }: StoreContext): boolean {
  return !READS.includes(method) && !isVisitCall(path) && !(status >= 400 && status < 500);
}
