import type { Database } from '../../platform/database/tables.ts';
import type { PerformanceRecord } from './read-records.ts';

/**
 * Stores metrics of page performance. Of several values of one metric the latest counts, in any order of arrival.
 * @param db the store's database
 * @param records the metrics
 * Source: docs/behaviour/reference-store.md §11.4
 */
export async function keepRecords(db: Database, records: readonly PerformanceRecord[]): Promise<void> {
  // One statement cannot write the same row twice.
  const latest = new Map<string, PerformanceRecord>();
  for (const record of records) {
    const known = latest.get(record.metric_id);
    if (!known || known.occurred_at <= record.occurred_at) latest.set(record.metric_id, record);
  }
  if (latest.size === 0) return;
  await db
    .insertInto('performance_records')
    .values([...latest.values()])
    .onConflict((conflict) =>
      conflict
        .column('metric_id')
        .doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          rating: row.ref('excluded.rating'),
          element: row.ref('excluded.element'),
          occurred_at: row.ref('excluded.occurred_at'),
        }))
        .whereRef('excluded.occurred_at', '>=', 'performance_records.occurred_at'),
    )
    .execute();
}
