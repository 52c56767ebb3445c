import type { Database } from '../../platform/database/tables.ts';

/** Maximum age of the cached locks, which other processes may change. Source: docs/behaviour/reference-store.md §13.4 */
const LOCKS_KEPT_MS = 1_000;

interface KeptPaths {
  readonly paths: Promise<ReadonlySet<string>>;
  readonly askedAtMs: number;
}

const keptPaths = new WeakMap<Database, KeptPaths>();

/**
 * Lists the locks from a cache.
 * @param db the store's database
 * @returns the path prefixes
 * Source: docs/behaviour/reference-store.md §13.4
 */
export function findLockedPaths(db: Database): Promise<ReadonlySet<string>> {
  const kept = keptPaths.get(db);
  const nowMs = Date.now();
  // The clock may be set back.
  if (kept && Math.abs(nowMs - kept.askedAtMs) < LOCKS_KEPT_MS) return kept.paths;
  const paths = readPaths(db);
  keptPaths.set(db, { paths, askedAtMs: nowMs });
  // Callers that await the query receive its error.
  paths.catch(() => {
    if (keptPaths.get(db)?.paths === paths) keptPaths.delete(db);
  });
  return paths;
}

/**
 * Empties the cache after a lock or unlock.
 * @param db the store's database
 */
export function forgetLockedPaths(db: Database): void {
  keptPaths.delete(db);
}

async function readPaths(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('locks').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}
