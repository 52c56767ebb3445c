import type { Selectable } from 'kysely';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { findForm } from '../forms/index.ts';
import type { ProductItem } from './product-item.ts';
import type { ProductsTable } from './tables.ts';
import { toProductItem, type VariantRow } from './to-product-item.ts';

/**
 * Reads the published products in the catalogue's own order.
 * @param db the database or an open transaction
 * @param collectionId the store whose products are read, as many as it may have; all of the site by default
 * @returns every product with its variants and their stock
 * Source: docs/behaviour/reference-store.md §20.3
 */
export async function findProducts(
  db: Database | StoreTransaction,
  collectionId?: string,
): Promise<readonly ProductItem[]> {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('is_published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .$if(collectionId !== undefined, (query) =>
      query.where('collection_id', '=', collectionId ?? '').limit(CONTENT_LIMITS.productsPerCollection),
    )
    .execute();
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const rows = await variantRows(db).where('product_id', 'in', ids).execute();
  const variants = new Map(ids.map((id): [string, VariantRow[]] => [id, []]));
  for (const row of rows) variants.get(row.product_id)?.push(row);
  return Promise.all(
    products.map((product) => withForm(db, toProductItem(product, variants.get(product.id) ?? []))),
  );
}

/**
 * Reads one published product.
 * @param db the database or an open transaction
 * @param by `id` or `slug`
 * @param value the value to look up
 * @returns the product, or undefined when there is none for visitors
 * Source: docs/behaviour/reference-store.md §20.3
 */
export async function findProduct(
  db: Database | StoreTransaction,
  by: 'id' | 'slug',
  value: string,
): Promise<ProductItem | undefined> {
  const query = db.selectFrom('products').selectAll().where(by, '=', value);
  return withItsVariants(db, await query.where('is_published', '=', true).executeTakeFirst());
}

/**
 * Reads one product for the owner, also an unpublished one.
 * @param db the database or an open transaction
 * @param id which one
 */
export async function findOwnersProduct(
  db: Database | StoreTransaction,
  id: string,
): Promise<ProductItem | undefined> {
  const query = db.selectFrom('products').selectAll().where('id', '=', id);
  return withItsVariants(db, await query.executeTakeFirst());
}

/**
 * Checks whether visitors see a product.
 * @param db the database or an open transaction
 * @param id which one
 */
export async function isPublished(db: Database | StoreTransaction, id: string): Promise<boolean> {
  const query = db.selectFrom('products').select('id').where('id', '=', id);
  return (await query.where('is_published', '=', true).executeTakeFirst()) !== undefined;
}

async function withItsVariants(
  db: Database | StoreTransaction,
  product: Selectable<ProductsTable> | undefined,
): Promise<ProductItem | undefined> {
  if (product === undefined) return undefined;
  const variants = await variantRows(db).where('product_id', '=', product.id).execute();
  return withForm(db, toProductItem(product, variants));
}

/** Includes the schema of its form, so that the form opens without another request. */
async function withForm(db: Database | StoreTransaction, item: ProductItem): Promise<ProductItem> {
  const { additionalFieldsFormId: formId } = item.structuredContent;
  if (formId === null) return item;
  const { schema } = await findForm(db, formId);
  return { ...item, structuredContent: { ...item.structuredContent, additionalFieldsForm: schema } };
}

function variantRows(db: Database | StoreTransaction) {
  return db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.sku', 'variants.sku')
    .orderBy('variants.position')
    .select([
      'variants.sku',
      'variants.product_id',
      'variants.price_cents',
      'variants.sale_price_cents',
      'variants.on_sale',
      'variants.details',
      'stock.unlimited',
      'stock.quantity',
    ]);
}
