import { TEMPLATE_ID } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findLayout, MAIN_NAVIGATION, saveNavigation } from '../navigation/index.ts';

/**
 * Adds a collection to the end of the main navigation, if the site has one.
 * @param transaction an open transaction
 * @param collection its id
 * @throws Refusal 409 after a concurrent change
 */
export async function appendToNavigation(
  transaction: StoreTransaction,
  { id }: { readonly id: string },
): Promise<void> {
  const [main] = (await findLayout(transaction)).layout;
  // A site may have no navigation.
  if (main === undefined) return;
  const saved = await saveNavigation(transaction, {
    fieldName: MAIN_NAVIGATION,
    templateId: TEMPLATE_ID,
    version: main.version,
    navigation: { items: [...main.links, { collectionId: id }] },
  });
  if (saved === undefined) throw refusal(409, 'navigationChanged');
}
