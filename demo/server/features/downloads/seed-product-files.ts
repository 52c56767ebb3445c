import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { mediaTypeOf, saveUpload } from '../../platform/uploads/index.ts';
import { addProductFile, findProductFiles } from './product-files.ts';

const SEEDED = 'seeded-product-files';
/** The digital product of a new store, and its file: a drawing, which can be printed in any size. */
const PRODUCT_ID = 'print';
const FILE_NAME = 'Harbor Print.svg';
const DRAWING = join(import.meta.dirname, '../../../site/assets/products/print.svg');

/**
 * Gives the first digital product its file, once: also in a store that is older than files.
 * @param transaction an open transaction
 * Source: docs/behaviour/reference-store.md §29.7
 */
export async function seedProductFiles(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED))) return;
  const product = transaction.selectFrom('products').select('id').where('id', '=', PRODUCT_ID);
  if ((await product.executeTakeFirst()) === undefined) return;
  if ((await findProductFiles(transaction, PRODUCT_ID)).length > 0) return;
  const content = await readFile(DRAWING);
  const upload = await saveUpload(transaction, content, {
    kind: 'file',
    mediaType: mediaTypeOf(content),
    fileName: FILE_NAME,
    maxBytes: content.length,
  });
  await addProductFile(transaction, PRODUCT_ID, upload);
}
