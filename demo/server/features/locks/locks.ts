import { hashPassword } from '../../platform/credentials/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { forgetLockedPaths } from './locked-paths.ts';

/** A part of the site that is locked. */
export interface Lock {
  /** Path prefix. */
  readonly path: string;
  readonly lockedAt: Date;
}

/**
 * Lists the locks.
 * @param db the store's database
 * @returns the locks, the whole site first
 * Source: docs/behaviour/owner-pages.md §11.1
 */
export async function findLocks(db: Database): Promise<readonly Lock[]> {
  const rows = await db.selectFrom('locks').select(['path', 'locked_at']).orderBy('path').execute();
  return rows.map(({ path, locked_at }) => ({ path, lockedAt: locked_at }));
}

/**
 * Locks a part of the site. An existing lock gets the new password, and every browser that had opened it has to enter it
 * again.
 * @param db the store's database
 * @param lock path prefix and password
 * Source: docs/behaviour/owner-pages.md §11.1
 */
export async function setLock(
  db: Database,
  { path, password }: { readonly path: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const now = new Date();
    await transaction
      .insertInto('locks')
      .values({ path, password_hash: passwordHash, locked_at: now })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({ password_hash: passwordHash, locked_at: now }),
      )
      .execute();
    await transaction.deleteFrom('lock_visits').where('path', '=', path).execute();
  });
  forgetLockedPaths(db);
}

/**
 * Removes a lock.
 * @param db the store's database
 * @param path its path prefix; an unknown one is ignored
 * Source: docs/behaviour/owner-pages.md §11.1
 */
export async function removeLock(db: Database, path: string): Promise<void> {
  await db.deleteFrom('locks').where('path', '=', path).execute();
  forgetLockedPaths(db);
}
