import type { ColumnType } from 'kysely';

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

/** The table of page performance. */
export interface PerformanceTables {
  performance_records: PerformanceRecordsTable;
}
