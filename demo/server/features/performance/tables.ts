import type { ColumnType, Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** One metric of one page load; a later value replaces an earlier one. */
export interface PerformanceRecordsTable {
  metric_id: string;
  /** Shared by all metrics of one page load. */
  page_load_id: string;
  /** `FCP`, `LCP`, `CLS`, `FID`, `INP` or `TTFB`. */
  name: string;
  /** Milliseconds; a score without unit for CLS. */
  value: number;
  /** `good`, `needs-improvement` or `poor`. */
  rating: string;
  page_path: string;
  /** Such as `navigate`, `reload` or `back-forward-cache`. */
  navigation_type: string;
  /** The tag that it is about, if it is one of ours; otherwise empty. */
  element: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurred_at: number;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    performance_records: PerformanceRecordsTable;
  }
}

/**
 * Creates the table of page performance. As with visits, no row depends on another.
 * @param db a database with the store's first tables
 */
export async function createPerformance(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('performance_records')
    .addColumn('metric_id', 'text', key)
    .addColumn('page_load_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('value', 'double precision', required)
    .addColumn('rating', 'text', required)
    .addColumn('page_path', 'text', required)
    .addColumn('navigation_type', 'text', required)
    .addColumn('element', 'text', required)
    .addColumn('occurred_at', 'bigint', required)
    .addColumn('received_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createIndex('performance_records_by_time')
    .on('performance_records')
    .columns(['occurred_at', 'page_path', 'name'])
    .execute();
}
