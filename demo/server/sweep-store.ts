import { sweepImports } from './features/product-csv/feature.ts';
import { sweepVisits, VISITS_DAYS } from './features/visits/feature.ts';
import { keepSwept } from './platform/database/keep-swept.ts';
import type { Database } from './platform/database/tables.ts';
import { sweepKeys } from './platform/idempotency/index.ts';
import { sweepCounts } from './platform/limits/tables.ts';
import { sweepTokens } from './platform/sessions/session-tokens.ts';
import { sweepUploads } from './platform/uploads/index.ts';

/** What expires → how it is deleted. */
const SWEEPS = {
  'counted requests': sweepCounts,
  'idempotency keys': sweepKeys,
  'session tokens': sweepTokens,
  'unused uploads': sweepUploads,
  'product imports': sweepImports,
};

/**
 * Deletes what expires, now and again until the store closes.
 * @param parts the store's database, and what the work needs
 * @param visits the database of the visits
 * @param visitsDays how long those are kept
 * Source: docs/behaviour/reference-store.md §11.6
 */
export async function sweepStore(
  parts: Parameters<typeof keepSwept>[0],
  visits: Database,
  visitsDays = VISITS_DAYS,
): Promise<void> {
  await keepSwept(parts, SWEEPS);
  await keepSwept({ ...parts, db: visits }, { visits: (db: Database) => sweepVisits(db, visitsDays) });
}
