import type { ColumnType, Generated } from 'kysely';

/** An analytics event; `data` is JSON text. */
export interface AnalyticsEventsTable {
  /** The tracker that sent it: `older`, `newer` or `census`. */
  tracker: string;
  event_id: string;
  name: string;
  visitor: string;
  page_path: string;
  data: string;
  /** The visitor's cart if the event names it; otherwise ''. */
  cart_id: Generated<string>;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurred_at: number;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

/** The tables of analytics events. */
export interface VisitTables {
  analytics_events: AnalyticsEventsTable;
}
