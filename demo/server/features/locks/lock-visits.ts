import { hashToken, isPassword, makeToken } from '../../platform/credentials/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findLockedPaths } from './locked-paths.ts';
import { MAX_PATH_LENGTH, WHOLE_SITE } from './schemas.ts';

/** Lifetime of an opened lock, in seconds: a week. Source: docs/behaviour/reference-store.md §13.3 */
export const UNLOCKED_SECONDS = 604_800;
const MS_PER_SECOND = 1_000;

/**
 * Finds the lock that blocks a browser from a page.
 * @param db the store's database
 * @param path the page's path
 * @param token from the browser; '' for none
 * @returns the path prefix of the outermost lock on the page that the browser has not opened; undefined for none
 * Source: docs/behaviour/reference-store.md §13.1
 */
export async function findClosedLock(db: Database, path: string, token: string): Promise<string | undefined> {
  const locked = await findLockedPaths(db);
  const places = placesAbove(path).filter((place) => locked.has(place));
  if (places.length === 0) return undefined;
  const closed = await db
    .selectFrom('locks as lock')
    .leftJoin('lock_visits as visit', (join) =>
      join
        .onRef('visit.path', '=', 'lock.path')
        .on('visit.token_hash', '=', hashToken(token))
        .on('visit.expires_at', '>', new Date()),
    )
    .select('lock.path')
    .where('lock.path', 'in', places)
    .where('visit.path', 'is', null)
    // Each path starts with the paths above it.
    .orderBy('lock.path')
    .executeTakeFirst();
  return closed?.path;
}

/**
 * Opens a lock for a browser with a new token, which also covers the locks that it had opened before.
 * @param db the store's database
 * @param lock its path prefix and the entered password
 * @param earlierToken the token that came with the request; '' for none
 * @returns the token; undefined for a wrong password, and after the same time for an unknown lock
 * Source: docs/behaviour/reference-store.md §13.3
 */
export async function openLock(
  db: Database,
  { path, password }: { readonly path: string; readonly password: string },
  earlierToken: string,
): Promise<string | undefined> {
  const lock = await db
    .selectFrom('locks')
    .select('password_hash')
    .where('path', '=', path)
    .executeTakeFirst();
  if (!(await isPassword(lock?.password_hash, password))) return undefined;
  const token = makeToken();
  const nowMs = Date.now();
  return inTransaction(db, async (transaction) => {
    const same = await transaction
      .selectFrom('locks')
      .select('path')
      .where('path', '=', path)
      .where('password_hash', '=', lock?.password_hash ?? '')
      .forUpdate()
      .executeTakeFirst();
    // The owner has changed the password in the meantime.
    if (same === undefined) return undefined;
    await transaction.deleteFrom('lock_visits').where('expires_at', '<=', new Date(nowMs)).execute();
    await transaction
      .updateTable('lock_visits')
      .set({ token_hash: hashToken(token) })
      .where('token_hash', '=', hashToken(earlierToken))
      .where('path', '!=', path)
      .execute();
    await transaction
      .insertInto('lock_visits')
      .values({
        token_hash: hashToken(token),
        path,
        expires_at: new Date(nowMs + UNLOCKED_SECONDS * MS_PER_SECOND),
      })
      .execute();
    return token;
  });
}

/**
 * Lists a path and every path above it that can be locked.
 * @param path of a page
 */
export function placesAbove(path: string): readonly string[] {
  const places = [WHOLE_SITE];
  let place = '';
  for (const name of path.split('/')) {
    if (name === '') continue;
    place += `/${name}`;
    if (place.length > MAX_PATH_LENGTH) break;
    places.push(place);
  }
  return places;
}
