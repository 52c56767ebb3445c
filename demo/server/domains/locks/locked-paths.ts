import type { Database } from '../../database/tables.ts';

/** How long one process does not hear of what another has locked. Source: docs/behaviour/reference-store.md §13.4 */
const LOCKS_KEPT_MS = 1_000;

interface KeptPaths {
  readonly paths: Promise<ReadonlySet<string>>;
  readonly askedAtMs: number;
}

const keptPaths = new WeakMap<Database, KeptPaths>();

/**
 * Lists what is locked, without asking the database each time.
 * @param db the store's database
 * @returns where the locks begin
 * Source: docs/behaviour/reference-store.md §13.4
 */
export function findLockedPaths(db: Database): Promise<ReadonlySet<string>> {
  const kept = keptPaths.get(db);
  const nowMs = Date.now();
  // A clock may be set back.
  if (kept && Math.abs(nowMs - kept.askedAtMs) < LOCKS_KEPT_MS) return kept.paths;
  const paths = readPaths(db);
  keptPaths.set(db, { paths, askedAtMs: nowMs });
  // Whoever waits for it hears of it.
  paths.catch(() => {
    if (keptPaths.get(db)?.paths === paths) keptPaths.delete(db);
  });
  return paths;
}

/**
 * Asks the database again at the next request: something was locked or unlocked.
 * @param db the store's database
 */
export function forgetLockedPaths(db: Database): void {
  keptPaths.delete(db);
}

async function readPaths(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('locks').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}
