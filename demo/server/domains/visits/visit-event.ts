import type { AnalyticsEventsTable } from '../../database/visit-tables.ts';

/** Something that a visitor has done, as it is kept. */
export type VisitEvent = Omit<AnalyticsEventsTable, 'received_at'>;
