import { sql } from 'kysely';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { findForm } from '../forms/index.ts';
import type { ProductItem } from './product-item.ts';
import { type ProductSort, sortProducts } from './sort-products.ts';
import { type ProductRow, productUrl, toProductItem, type VariantRow } from './to-product-item.ts';

/** Which products of a store are read. */
interface StoreQuery {
  readonly collectionId: string;
  readonly sort: ProductSort;
  /** Those that have one of these; all by default. */
  readonly categoryIds?: readonly string[] | undefined;
}

/**
 * Reads the published products of a store, as many as it may have.
 * @param db the database or an open transaction
 * @param query which store and categories, in which order
 * @returns every product with its variants and their stock
 * Source: docs/behaviour/reference-store.md §20.3, §20.8
 */
export async function findStoreProducts(
  db: Database | StoreTransaction,
  { collectionId, sort, categoryIds }: StoreQuery,
): Promise<readonly ProductItem[]> {
  const products = await productRows(db)
    .where('is_published', '=', true)
    .where('collection_id', '=', collectionId)
    .$if(categoryIds !== undefined, (query) =>
      query.where('id', 'in', (own) =>
        own
          .selectFrom('product_categories')
          .select('product_id')
          .where('category_id', 'in', [...(categoryIds ?? [])]),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(CONTENT_LIMITS.productsPerCollection)
    .execute();
  const items = await withForms(db, products);
  return sortProducts(
    items.map((item, index) => ({ item, createdAt: products[index]?.created_at ?? new Date(0) })),
    sort,
  );
}

/**
 * Reads the first products of the site's open stores.
 * @param db the store's database
 * @param count how many
 * @param exceptId a product that is left out
 * Source: docs/behaviour/reference-store.md §20.3
 */
export async function findFirstProducts(
  db: Database,
  count: number,
  exceptId = '',
): Promise<readonly ProductItem[]> {
  const products = await productRows(db)
    .where('is_published', '=', true)
    .where('id', '!=', exceptId)
    .where(isInOpenStore())
    .orderBy('position')
    .orderBy('id')
    .limit(count)
    .execute();
  return withForms(db, products);
}

/** As many URLs as a sitemap may have. */
const MAX_URLS = 50_000;

/**
 * Lists the URLs of the first published products of the site's open stores, as many as a sitemap may have.
 * @param db the store's database
 */
export async function findProductUrls(db: Database): Promise<readonly string[]> {
  const products = await db
    .selectFrom('products')
    .select('slug')
    .where('is_published', '=', true)
    .where(isInOpenStore())
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_URLS)
    .execute();
  return products.map(({ slug }) => productUrl(slug));
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
  const query = productRows(db).where(by, '=', value);
  return withVariantsAndForm(db, await query.where('is_published', '=', true).executeTakeFirst());
}

/**
 * Reads published products.
 * @param db the database or an open transaction
 * @param ids which ones
 * @returns in the order of their ids, without those that visitors do not see
 */
export async function findProductsById(
  db: Database | StoreTransaction,
  ids: readonly string[],
): Promise<readonly ProductItem[]> {
  if (ids.length === 0) return [];
  const query = productRows(db).where('id', 'in', ids);
  const items = await withForms(db, await query.where('is_published', '=', true).execute());
  return inOrder(ids, items, ({ id }) => id);
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
  const query = productRows(db).where('id', '=', id);
  return withVariantsAndForm(db, await query.executeTakeFirst());
}

/** A product of the owner's lists; the schema of its form is not read. */
export interface OwnersProduct {
  readonly item: ProductItem;
  readonly isPublished: boolean;
}

/**
 * Reads products for the owner's lists, also unpublished ones.
 * @param db the database or an open transaction
 * @param ids which ones
 * @returns in the order of their ids, without those that do not exist
 */
export async function findOwnersProducts(
  db: Database | StoreTransaction,
  ids: readonly string[],
): Promise<readonly OwnersProduct[]> {
  if (ids.length === 0) return [];
  const rows = await productRows(db).where('id', 'in', ids).execute();
  const items = await withVariants(db, rows);
  const products = items.map((item, index) => ({ item, isPublished: rows[index]?.is_published === true }));
  return inOrder(ids, products, ({ item }) => item.id);
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

function inOrder<Product>(
  ids: readonly string[],
  products: readonly Product[],
  idOf: (product: Product) => string,
): readonly Product[] {
  const byId = new Map(products.map((product) => [idOf(product), product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withVariantsAndForm(
  db: Database | StoreTransaction,
  product: ProductRow | undefined,
): Promise<ProductItem | undefined> {
  return product && (await withForms(db, [product])).at(0);
}

async function withForms(
  db: Database | StoreTransaction,
  products: readonly ProductRow[],
): Promise<readonly ProductItem[]> {
  return Promise.all((await withVariants(db, products)).map((item) => withForm(db, item)));
}

async function withVariants(
  db: Database | StoreTransaction,
  products: readonly ProductRow[],
): Promise<readonly ProductItem[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const rows = await variantRows(db).where('product_id', 'in', ids).execute();
  const variants = new Map(ids.map((id): [string, VariantRow[]] => [id, []]));
  for (const row of rows) variants.get(row.product_id)?.push(row);
  return products.map((product) => toProductItem(product, variants.get(product.id) ?? []));
}

/** Products with the names of their categories. */
function productRows(db: Database | StoreTransaction) {
  return db
    .selectFrom('products')
    .selectAll()
    .select(
      sql<
        readonly string[] | null
      >`(select json_agg(categories.display_name order by categories.display_index)
        from product_categories join categories on categories.id = product_categories.category_id
        where product_categories.product_id = products.id)`.as('categories'),
    );
}

function isInOpenStore() {
  return sql<boolean>`exists (select 1 from collections
    where collections.id = products.collection_id and collections.enabled)`;
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
