import { type Kysely, sql } from 'kysely';

import { key } from '../../platform/database/columns.ts';

/** A day whose events have been totaled. */
export interface VisitDaysTable {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The time zone that the day began and ended in. */
  time_zone: string;
  /** Visitors with a page view. */
  visitors: number;
  views: number;
}

/** How many events of a day have a name and a tracker. */
export interface VisitDayEventsTable {
  day: string;
  name: string;
  tracker: string;
  count: number;
}

/** A visitor of a day. */
export interface VisitDayVisitorsTable {
  day: string;
  /** The start of a hash. */
  visitor: number;
  /** The furthest step of the day, as its place among the steps. */
  step: number;
}

/** A visitor's cart of a day. */
export interface VisitDayCartsTable {
  day: string;
  cart_id: string;
  visitor: number;
  /** Whether an event of a step named it. */
  is_of_step: boolean;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    visit_days: VisitDaysTable;
    visit_day_events: VisitDayEventsTable;
    visit_day_visitors: VisitDayVisitorsTable;
    visit_day_carts: VisitDayCartsTable;
    /** The days that received events after they were over. */
    late_visit_days: { day: string };
  }
}

/** The tables of totals. */
export const TOTALS_TABLES = [
  'visit_days',
  'visit_day_events',
  'visit_day_visitors',
  'visit_day_carts',
  'late_visit_days',
] as const;

/**
 * Creates the totals of the days that are over, so that the page of visits need not read their events.
 * @param db a database with visits
 * Source: docs/behaviour/reference-store.md §11.7
 */
export async function createTotals(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_days (
    day text primary key, time_zone text not null, visitors bigint not null, views bigint not null)`.execute(
    db,
  );
  await sql`create table visit_day_events (day text not null, name text not null, tracker text not null,
    count bigint not null, primary key (day, name, tracker))`.execute(db);
  await sql`create table visit_day_visitors (day text not null, visitor bigint not null, step smallint not null,
    primary key (day, visitor) include (step))`.execute(db);
  await sql`create table visit_day_carts (day text not null, cart_id text not null, visitor bigint not null,
    is_of_step boolean not null, primary key (day, cart_id, visitor))`.execute(db);
  await db.schema.createTable('late_visit_days').addColumn('day', 'text', key).execute();
}
