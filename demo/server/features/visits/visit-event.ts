import type { Insertable } from 'kysely';

import type { AnalyticsEventsTable } from './tables.ts';

/** A stored analytics event. */
export type VisitEvent = Required<Omit<Insertable<AnalyticsEventsTable>, 'received_at'>>;
