import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { ProductDetails, VariantDetails } from '../catalogue/index.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';

/** A product as it is stored, and its version. */
export interface StoredProduct extends EditedProduct {
  readonly version: number;
}

/**
 * Reads a product as it can be edited and saved again.
 * @param db the database or an open transaction
 * @param id which one
 * @returns undefined if there is none
 */
export async function findEditedProduct(
  db: Database | StoreTransaction,
  id: string,
): Promise<StoredProduct | undefined> {
  return (await findEditedProducts(db, [id])).get(id);
}

/**
 * Reads several products as they can be edited and saved again.
 * @param db the database or an open transaction
 * @param ids which ones
 * @returns id → product, without those that there are not
 */
export async function findEditedProducts(
  db: Database | StoreTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const products = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const rows = await db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.sku', 'variants.sku')
    .selectAll('variants')
    .select(['stock.unlimited', 'stock.quantity'])
    .where('product_id', 'in', ids)
    .orderBy('variants.position')
    .execute();
  const categoriesOf = await findCategoryNames(db, ids);
  const variantsOf = new Map<string, ChangedVariant[]>(products.map(({ id }) => [id, []]));
  for (const { product_id: productId, sku, details, ...variant } of rows) {
    const stock = variant.unlimited ? null : variant.quantity;
    variantsOf.get(productId)?.push({
      ...(JSON.parse(details) as VariantDetails),
      sku,
      previousSku: sku,
      priceCents: variant.price_cents,
      salePriceCents: variant.on_sale ? variant.sale_price_cents : null,
      stock,
      seenStock: stock,
    });
  }
  return new Map(
    products.map((row) => [
      row.id,
      {
        ...(JSON.parse(row.details) as ProductDetails),
        id: row.id,
        slug: row.slug,
        collectionId: row.collection_id,
        isPublished: row.is_published,
        version: row.version,
        categories: categoriesOf.get(row.id) ?? [],
        variants: variantsOf.get(row.id) ?? [],
      },
    ]),
  );
}

/** Product → the names of its categories. */
async function findCategoryNames(
  db: Database | StoreTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select(['product_categories.product_id', 'categories.display_name'])
    .where('product_categories.product_id', 'in', ids)
    .orderBy('categories.display_index')
    .orderBy('categories.id')
    .execute();
  const names = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { product_id: productId, display_name: name } of rows) names.get(productId)?.push(name);
  return names;
}
