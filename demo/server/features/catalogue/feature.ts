import type { Feature } from '../../platform/feature.ts';
import { catalogueApi } from './catalogue-api.ts';
import { addEditing, createCatalogue } from './tables.ts';

/** The products. */
export const CATALOGUE: Feature = {
  tables: ['products', 'variants', 'stock'],
  migrations: { '001-store': createCatalogue, '036-edited-products': addEditing },
  routes: [catalogueApi],
};

export { SEED_PRODUCTS } from './seed-products.ts';
export { seed } from './seed.ts';
