import type { Selectable } from 'kysely';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { findForm } from '../forms/index.ts';
import type { ProductItem } from './product-item.ts';
import type { ProductsTable } from './tables.ts';
import { toProductItem, type VariantRow } from './to-product-item.ts';

/**
 * Reads the catalogue in its own order.
 * @param db the database or an open transaction
 * @param collectionId the store whose products are read, as many as it may have; all of the site by default
 * @returns every product with its variants and their stock
 */
export async function findProducts(
  db: Database | StoreTransaction,
  collectionId?: string,
): Promise<readonly ProductItem[]> {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .orderBy('position')
    .$if(collectionId !== undefined, (query) =>
      query.where('collection_id', '=', collectionId ?? '').limit(CONTENT_LIMITS.productsPerCollection),
    )
    .execute();
  const variants = await variantRows(db).execute();
  return Promise.all(products.map((product) => withForm(db, withVariants(product, variants))));
}

/**
 * Reads one product.
 * @param db the database or an open transaction
 * @param by `id` or `slug`
 * @param value the value to look up
 * @returns the product, or undefined when there is none
 */
export async function findProduct(
  db: Database | StoreTransaction,
  by: 'id' | 'slug',
  value: string,
): Promise<ProductItem | undefined> {
  const product = await db.selectFrom('products').selectAll().where(by, '=', value).executeTakeFirst();
  if (product === undefined) return undefined;
  const variants = await variantRows(db).where('product_id', '=', product.id).execute();
  return withForm(db, withVariants(product, variants));
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

function withVariants(product: Selectable<ProductsTable>, variants: readonly VariantRow[]): ProductItem {
  return toProductItem(
    product,
    variants.filter((variant) => variant.product_id === product.id),
  );
}
