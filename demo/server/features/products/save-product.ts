import { CONTENT_LIMITS, toUrlId } from '../../../../owner/rules/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal, Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { useUploads } from '../../platform/uploads/index.ts';
import { insertVariants, lockCatalogue, safeBody } from '../catalogue/index.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { nameSkus } from './name-skus.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { productProblems } from './product-problems.ts';
import { FALLBACK_TITLE } from './product-limits.ts';
import { uploadsOf, uploadUser } from './product-uploads.ts';
import { findCategories, saveCategories } from './save-categories.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { updateVariants } from './update-variants.ts';

/** A product that was saved. */
export interface SavedProduct {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

/**
 * Writes a product with its variants and their stock: all of it, or nothing. Variants that it does not have any more are removed,
 * also from carts.
 * @param transaction an open transaction; a refusal must roll it back
 * @param product the product; its pictures are written as they are
 * @param seenVersion the version that the owner saw; undefined to overwrite, and for a new product
 * @returns its URL and its new version
 * @throws Refusal 400 with a sentence per field, also for a new place in a full store, 404 for a product that was deleted meanwhile,
 * 409 after a concurrent edit, or when stock was sold meanwhile
 * Source: docs/behaviour/reference-store.md §20.2
 */
export async function saveProduct(
  transaction: StoreTransaction,
  product: EditedProduct,
  seenVersion?: number,
): Promise<SavedProduct> {
  await lockCatalogue(transaction);
  const current = await findSeen(transaction, product.id, seenVersion);
  const slug = await slugOf(transaction, product);
  const variantsWithSku = await nameSkus(transaction, { ...product, slug });
  const named = { ...product, slug, body: await safeBody(product.body), variants: variantsWithSku };
  const isMoving = current?.collection_id !== named.collectionId;
  const found = await findCategories(transaction, named, isMoving);
  const problems = {
    ...(await storedProblems(transaction, named, isMoving)),
    ...found.problems,
    ...productProblems(named),
  };
  if (Object.keys(problems).length > 0)
    throw new Refusal(400, 'invalid', PRODUCT_TEXTS.checkFields, { errors: problems });
  const { id, collectionId, isPublished, variants, slug: _, categories: _categories, ...details } = named;
  const columns = {
    slug,
    collection_id: collectionId,
    is_published: isPublished,
    details: JSON.stringify(details),
    ...(isMoving && { position: await nextPosition(transaction) }),
  };
  const version = (current?.version ?? 0) + 1;
  if (current === undefined) {
    await transaction
      .insertInto('products')
      .values({ id, position: 0, ...columns })
      .execute();
    await insertVariants(transaction, variants, { productId: id, productType: details.productType });
  } else {
    await transaction
      .updateTable('products')
      .set({ ...columns, version })
      .where('id', '=', id)
      .execute();
    await updateVariants(transaction, named);
  }
  await saveCategories(transaction, id, found);
  await useUploads(transaction, uploadUser(id), uploadsOf(named));
  return { id, slug, version };
}

async function findSeen(transaction: StoreTransaction, id: string, seenVersion: number | undefined) {
  const current = await transaction
    .selectFrom('products')
    .select(['version', 'collection_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (seenVersion === undefined) return current;
  if (current === undefined) throw refusal(404, 'unknownItem');
  if (current.version !== seenVersion) throw refusal(409, 'productChanged');
  return current;
}

async function nextPosition(transaction: StoreTransaction): Promise<number> {
  const { last } = await transaction
    .selectFrom('products')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Unpublished products count, too: the owner can publish them at any time. Source: docs/behaviour/reference-store.md §20.1 */
async function fullProblem(transaction: StoreTransaction, collectionId: string): Promise<Problems> {
  const { count } = await transaction
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return count < CONTENT_LIMITS.productsPerCollection ? {} : { collectionId: PRODUCT_TEXTS.fullCollection };
}

async function slugOf(transaction: StoreTransaction, { id, slug, title }: EditedProduct): Promise<string> {
  if (slug !== '') return slug;
  const fallback = FALLBACK_TITLE;
  const first = toUrlId(title, { fallback, isTaken: () => false });
  const others = await transaction
    .selectFrom('products')
    .select('slug')
    // It has no wildcards of SQL.
    .where('slug', 'like', `${first}%`)
    .where('id', '!=', id)
    .execute();
  const taken = new Set(others.map((other) => other.slug));
  return toUrlId(title, { fallback, isTaken: (name) => taken.has(name) });
}

/** What only the database knows: which URLs and skus are taken, which stores and forms there are. */
async function storedProblems(
  transaction: StoreTransaction,
  product: EditedProduct,
  isMoving: boolean,
): Promise<Problems> {
  const { id, slug, collectionId, formId, variants } = product;
  const same = transaction.selectFrom('products').select('id').where('slug', '=', slug).where('id', '!=', id);
  const isTaken = (await same.executeTakeFirst()) !== undefined;
  const store = transaction.selectFrom('collections').select('id').where('id', '=', collectionId);
  const isStore = (await store.executeTakeFirst()) !== undefined;
  const form = transaction
    .selectFrom('forms')
    .select('id')
    .where('id', '=', formId ?? '');
  const isForm = formId === undefined || (await form.executeTakeFirst()) !== undefined;
  return {
    ...(isTaken && { slug: MESSAGES.takenUrlId }),
    ...(isMoving && (await fullProblem(transaction, collectionId))),
    ...(!isStore && { collectionId: MESSAGES.unknownCollection }),
    ...(!isForm && { formId: MESSAGES.unfittingValue }),
    ...(await takenSkus(transaction, id, variants)),
  };
}

async function takenSkus(
  transaction: StoreTransaction,
  productId: string,
  variants: readonly ChangedVariant[],
): Promise<Problems> {
  const skus = variants.map(({ sku }) => sku);
  if (skus.length === 0) return {};
  const others = await transaction
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'in', skus)
    .where('product_id', '!=', productId)
    .execute();
  const taken = new Set(others.map(({ sku }) => sku));
  const problems: Record<string, string> = {};
  for (const [index, sku] of skus.entries()) {
    if (taken.has(sku)) problems[`variants.${index}.sku`] = PRODUCT_TEXTS.takenSku;
    taken.add(sku);
  }
  return problems;
}
