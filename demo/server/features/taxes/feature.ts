import type { Feature } from '../../platform/feature.ts';
import { createTaxes } from './tables.ts';

/** The taxes of the store. */
export const TAXES: Feature = {
  tables: ['tax_rates'],
  migrations: { '038-shipping-and-taxes': createTaxes },
};
