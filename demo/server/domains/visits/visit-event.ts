import type { Insertable } from 'kysely';

import type { AnalyticsEventsTable } from '../../database/visit-tables.ts';

/** Something that a visitor has done, as it is kept. */
export type VisitEvent = Required<Omit<Insertable<AnalyticsEventsTable>, 'received_at'>>;
