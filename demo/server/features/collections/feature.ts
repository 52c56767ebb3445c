import type { Feature } from '../../platform/feature.ts';
import { createCollections } from './tables.ts';

/** The stores of the site: collections of products. */
export const COLLECTIONS: Feature = {
  tables: ['collections', 'categories'],
  migrations: { '022-collections': createCollections },
};

export { seedCollections } from './seed-collections.ts';
