import type { ColumnType } from 'kysely';

/** One measure of one load of a page; a later, truer value takes the place of an earlier one. */
export interface PerformanceRecordsTable {
  metric_id: string;
  /** What all measures of one load of a page share. */
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
  /** The tag of ours that it is about; empty for anything else on the page. */
  element: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurred_at: number;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

/** The table of how fast pages were. */
export interface PerformanceTables {
  performance_records: PerformanceRecordsTable;
}
