import { addIndexes, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { consentRoutes } from './consent-routes.ts';
import { divideVisits } from './partitions.ts';
import { readVisits } from './read-visits.ts';
import { createVisits, linkVisits } from './tables.ts';
import { createTotals, TOTALS_TABLES } from './totals-tables.ts';
import { visitsApi } from './visits-api.ts';

/** The analytics events, the consent to them, and what they tell the owner. */
export const VISITS: Feature = {
  tables: ['analytics_events', ...TOTALS_TABLES],
  migrations: {
    '015-visits': createVisits,
    '018-links-of-visits': linkVisits,
    '053-days-of-visits': divideVisits,
    '055-totals-of-visits': createTotals,
    [OWNER_LISTS]: addIndexes({ visit_day_carts_cart: 'visit_day_carts (cart_id, day)' }),
  },
  routes: [visitsApi, consentRoutes],
  ownerPages: [
    ownerPage({ title: 'Visits', path: OWNER_URLS.visits, template: 'owner-visits', read: readVisits }),
  ],
};

export { keepTotaled } from './keep-totaled.ts';
export { sweepVisits, VISITS_DAYS } from './partitions.ts';
export { totalDays } from './total-days.ts';
