import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { createRootCategory } from './create-collection.ts';
import { FIRST_STORE_ID } from './collection-limits.ts';

const SEEDED_COLLECTIONS = 'seeded-collections';
const FIRST_STORE = {
  id: FIRST_STORE_ID,
  title: 'Shop',
  description: 'Everything on the shelves today.',
} as const;

/**
 * Seeds the site's first store once, with every product.
 * @param transaction an open transaction
 */
export async function seedCollections(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_COLLECTIONS))) return;
  const { id, ...collection } = FIRST_STORE;
  await transaction
    .insertInto('collections')
    .values({ id, url_id: id, navigation_title: collection.title, enabled: true, ...collection })
    .execute();
  await createRootCategory(transaction, id);
}
