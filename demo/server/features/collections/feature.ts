import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { addCollectionEditing, createCollections } from './tables.ts';

/** The stores of the site: collections of products. */
export const COLLECTIONS: Feature = {
  tables: ['collections', 'categories', 'product_categories'],
  migrations: {
    '022-collections': createCollections,
    '043-collections': addCollectionEditing,
    [GROWTH]: addIndexes({ categories_name: 'categories (lower(display_name collate "und-x-icu"))' }),
  },
};

export { seedCollections } from './seed-collections.ts';
