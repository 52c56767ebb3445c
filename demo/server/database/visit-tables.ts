import type { ColumnType, Generated } from 'kysely';

/** Something that a visitor has done; `data` is JSON text. */
export interface AnalyticsEventsTable {
  /** Who has told of it: `older`, `newer` or `census`. */
  tracker: string;
  event_id: string;
  name: string;
  visitor: string;
  page_path: string;
  data: string;
  /** The visitor's cart, where the event tells of it; or ''. */
  cart_id: Generated<string>;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurred_at: number;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

/** The tables of what visitors do. */
export interface VisitTables {
  analytics_events: AnalyticsEventsTable;
}
