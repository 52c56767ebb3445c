import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { lockCatalogue } from '../catalogue/index.ts';

/**
 * Shows a product to visitors, or hides it. A repeated request changes nothing.
 * @param transaction an open transaction
 * @param id which one
 * @param isPublished whether visitors see it
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/reference-store.md §20.3
 */
export async function setPublished(
  transaction: StoreTransaction,
  id: string,
  isPublished: boolean,
): Promise<void> {
  await lockCatalogue(transaction);
  const product = await transaction
    .selectFrom('products')
    .select('is_published')
    .where('id', '=', id)
    .executeTakeFirst();
  if (product === undefined) throw refusal(404, 'unknownItem');
  if (product.is_published === isPublished) return;
  await transaction
    .updateTable('products')
    .set((expression) => ({ is_published: isPublished, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
