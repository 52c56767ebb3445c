import { randomUUID } from 'node:crypto';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { displayName, type StoredUpload, useUploads } from '../../platform/uploads/index.ts';
import { DOWNLOAD_LIMITS } from './download-limits.ts';
import { FILE_TEXTS } from './texts.ts';

/** A file of a product. */
export interface ProductFile {
  readonly id: string;
  readonly name: string;
  readonly uploadId: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Which file of which product. */
export interface FilePlace {
  readonly productId: string;
  readonly fileId: string;
}

/**
 * Finds the files of a product.
 * @param db the database or an open transaction
 * @param productId which product
 * @returns in their order
 */
export async function findProductFiles(
  db: Database | StoreTransaction,
  productId: string,
): Promise<readonly ProductFile[]> {
  return db
    .selectFrom('product_files as file')
    .innerJoin('uploads', 'uploads.id', 'file.upload_id')
    .select(['file.id', 'file.name', 'file.upload_id as uploadId', 'uploads.sha256'])
    .select(['uploads.media_type as mediaType', 'uploads.size_bytes as sizeBytes'])
    .where('file.product_id', '=', productId)
    .orderBy('file.position')
    .execute();
}

/**
 * Adds a file to a product, as the last one.
 * @param transaction an open transaction
 * @param productId which product
 * @param upload its content, complete
 * @throws Refusal 404 for an unknown product, 409 if it has as many as it can have
 * Source: docs/behaviour/reference-store.md §29.1
 */
export async function addProductFile(
  transaction: StoreTransaction,
  productId: string,
  upload: Pick<StoredUpload, 'id' | 'fileName'>,
): Promise<void> {
  const files = await lockFiles(transaction, productId);
  if (files.length >= DOWNLOAD_LIMITS.filesPerProduct)
    throw new Refusal(409, 'tooManyFiles', FILE_TEXTS.tooMany, { errors: { file: FILE_TEXTS.tooMany } });
  await transaction
    .insertInto('product_files')
    .values({
      id: randomUUID(),
      product_id: productId,
      position: (files.at(-1)?.position ?? -1) + 1,
      upload_id: upload.id,
      name: upload.fileName,
    })
    .execute();
  await noteUses(transaction, productId);
}

/**
 * Renames a file, and replaces its content. Orders that were placed before keep theirs.
 * @param transaction an open transaction
 * @param place which file
 * @param change its name, which gets the ending of the file, and its new content if there is one
 * @throws Refusal 404 for an unknown file
 * Source: docs/behaviour/reference-store.md §29.2
 */
export async function changeProductFile(
  transaction: StoreTransaction,
  { productId, fileId }: FilePlace,
  { name, upload }: { readonly name: string; readonly upload: StoredUpload | undefined },
): Promise<void> {
  const file = (await lockFiles(transaction, productId)).find(({ id }) => id === fileId);
  if (file === undefined) throw refusal(404, 'unknownPage');
  const endings = { was: endingOf(file.name), is: endingOf(upload?.fileName ?? file.name) };
  await transaction
    .updateTable('product_files')
    .set({ name: withEnding(name, endings), ...(upload && { upload_id: upload.id }) })
    .where('id', '=', fileId)
    .execute();
  await noteUses(transaction, productId);
}

function endingOf(name: string): string {
  return /\.\w{1,8}$/.exec(name)?.[0] ?? '';
}

/** Without its ending no program opens a file. */
function withEnding(name: string, { was, is }: { readonly was: string; readonly is: string }): string {
  if (name.toLowerCase().endsWith(is.toLowerCase())) return displayName(name);
  const stem = was !== '' && name.endsWith(was) ? name.slice(0, -was.length) : name;
  return displayName(stem + is);
}

/**
 * Moves a file before the one above it; the first one stays.
 * @param transaction an open transaction
 * @param place which file; nothing happens if there is none
 */
export async function raiseProductFile(
  transaction: StoreTransaction,
  { productId, fileId }: FilePlace,
): Promise<void> {
  const files = await lockFiles(transaction, productId);
  const index = files.findIndex(({ id }) => id === fileId);
  const [above, file] = [files[index - 1], files[index]];
  if (above === undefined || file === undefined) return;
  for (const [id, position] of [
    [file.id, above.position],
    [above.id, file.position],
  ] as const)
    await transaction.updateTable('product_files').set({ position }).where('id', '=', id).execute();
}

/**
 * Removes a file from a product. Orders keep it.
 * @param transaction an open transaction
 * @param place which file; nothing happens if there is none
 * Source: docs/behaviour/reference-store.md §29.2
 */
export async function removeProductFile(
  transaction: StoreTransaction,
  { productId, fileId }: FilePlace,
): Promise<void> {
  await lockFiles(transaction, productId);
  await transaction
    .deleteFrom('product_files')
    .where('product_id', '=', productId)
    .where('id', '=', fileId)
    .execute();
  await noteUses(transaction, productId);
}

/**
 * Gives a copy of a product the same files.
 * @param transaction an open transaction
 * @param fromId the product
 * @param toId its copy, without files
 */
export async function copyProductFiles(
  transaction: StoreTransaction,
  fromId: string,
  toId: string,
): Promise<void> {
  const files = await lockFiles(transaction, fromId);
  if (files.length === 0) return;
  const copies = files.map((file) => ({ ...file, id: randomUUID(), product_id: toId }));
  await transaction.insertInto('product_files').values(copies).execute();
  await noteUses(transaction, toId);
}

/**
 * Releases the files of a product that was deleted. Orders keep them.
 * @param transaction an open transaction, which has deleted the product
 * @param productId which product
 * Source: docs/behaviour/reference-store.md §29.2
 */
export async function releaseProductFiles(transaction: StoreTransaction, productId: string): Promise<void> {
  await useUploads(transaction, userOf(productId), []);
}

/** Changes of a product's files follow one another. Orders read them meanwhile. */
async function lockFiles(transaction: StoreTransaction, productId: string) {
  const product = await transaction
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product === undefined) throw refusal(404, 'unknownPage');
  return transaction
    .selectFrom('product_files')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

async function noteUses(transaction: StoreTransaction, productId: string): Promise<void> {
  const files = await transaction
    .selectFrom('product_files')
    .select('upload_id')
    .where('product_id', '=', productId)
    .execute();
  const ids = files.map(({ upload_id: id }) => id);
  await useUploads(transaction, userOf(productId), ids);
}

function userOf(productId: string): string {
  return `files-of:${productId}`;
}
