import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

const SEEDED_COLLECTIONS = 'seeded-collections';
const FIRST_STORE = {
  id: 'shop',
  title: 'Shop',
  description: 'Everything on the shelves today.',
  category: 'All',
} as const;

/**
 * Seeds the site's first store once, with every product.
 * @param transaction an open transaction
 */
export async function seedCollections(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_COLLECTIONS))) return;
  const { id, category, ...collection } = FIRST_STORE;
  await transaction
    .insertInto('collections')
    .values({ id, url_id: id, navigation_title: collection.title, enabled: true, ...collection })
    .execute();
  await transaction
    .insertInto('categories')
    .values({
      id: `${id}-root`,
      collection_id: id,
      display_name: category,
      parent_category_id: '',
      type: 'ROOT',
      page_rendering: 'LIST_VIEW',
      display_index: 1,
    })
    .execute();
}
