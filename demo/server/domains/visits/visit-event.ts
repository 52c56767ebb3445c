import type { Insertable } from 'kysely';

import type { AnalyticsEventsTable } from '../../database/visit-tables.ts';

/** A stored analytics event. */
export type VisitEvent = Required<Omit<Insertable<AnalyticsEventsTable>, 'received_at'>>;
