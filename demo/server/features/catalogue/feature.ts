import { addIndexes, addTextIndex, GROWTH, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { catalogueApi } from './catalogue-api.ts';
import { addEditing, createCatalogue } from './tables.ts';

/** The products. */
export const CATALOGUE: Feature = {
  tables: ['products', 'variants', 'stock'],
  migrations: {
    '001-store': createCatalogue,
    '036-edited-products': addEditing,
    [GROWTH]: addIndexes({
      products_published: 'products (position, id) include (slug, collection_id) where is_published',
      products_title: "products (lower(details::json->>'title'), id)",
      products_unpublished: "products (lower(details::json->>'title'), id) where not is_published",
      stock_sold_out: 'stock (sku) where not unlimited and quantity = 0',
    }),
    [OWNER_LISTS]: async (db) => {
      await addTextIndex('products_title_parts', 'products', "(details::json->>'title')")(db);
      await addTextIndex('products_slug_parts', 'products', 'slug')(db);
      await addTextIndex('variants_sku_parts', 'variants', 'sku')(db);
    },
  },
  routes: [catalogueApi],
};

export { SEED_PRODUCTS } from './seed-products.ts';
export { seed } from './seed.ts';
