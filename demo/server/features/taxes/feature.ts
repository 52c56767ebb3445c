import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readRateQuestion, readTaxes, TAXES_PAGE, taxRoutes } from './owner-taxes.ts';
import { createTaxes } from './tables.ts';

/** The taxes of the store. */
export const TAXES: Feature = {
  tables: ['tax_rates'],
  migrations: { '038-shipping-and-taxes': createTaxes },
  routes: [taxRoutes],
  ownerPages: [
    ownerPage({ ...TAXES_PAGE, template: 'owner-taxes', read: readTaxes }),
    ownerPage({
      title: 'Delete this tax rate?',
      path: OWNER_URLS.deleteTaxRate,
      template: 'owner-question',
      read: readRateQuestion,
    }),
  ],
};
