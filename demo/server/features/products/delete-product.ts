import type { StoreTransaction } from '../../platform/database/tables.ts';
import { deleteUnusedUploads, useUploads } from '../../platform/uploads/index.ts';
import { lockCatalogue } from '../catalogue/index.ts';
import { removeFromCarts } from '../cart/index.ts';
import { releaseProductFiles } from '../downloads/index.ts';
import { uploadUser } from './product-uploads.ts';

/**
 * Deletes a product with its variants, reviews, restock sign-ups and the uploads that nothing else uses, and removes it from carts. Orders,
 * with their files, and subscriptions stay.
 * @param transaction an open transaction
 * @param id which one; ignored if there is none
 * Source: docs/behaviour/reference-store.md §20.6
 */
export async function deleteProduct(transaction: StoreTransaction, id: string): Promise<void> {
  await lockCatalogue(transaction);
  // Before the rest, so that no cart adds it meanwhile.
  await transaction.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  const rows = await transaction.selectFrom('variants').select('sku').where('product_id', '=', id).execute();
  await removeFromCarts(
    transaction,
    rows.map(({ sku }) => sku),
  );
  await transaction.deleteFrom('products').where('id', '=', id).execute();
  await deleteUnusedUploads(transaction, await useUploads(transaction, uploadUser(id), []));
  await releaseProductFiles(transaction, id);
}
