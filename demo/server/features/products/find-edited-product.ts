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
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const variants = await db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.sku', 'variants.sku')
    .selectAll('variants')
    .select(['stock.unlimited', 'stock.quantity'])
    .where('product_id', '=', id)
    .orderBy('variants.position')
    .execute();
  const categories = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select('categories.display_name')
    .where('product_categories.product_id', '=', id)
    .orderBy('categories.display_index')
    .orderBy('categories.id')
    .execute();
  return {
    ...(JSON.parse(row.details) as ProductDetails),
    id,
    slug: row.slug,
    collectionId: row.collection_id,
    isPublished: row.is_published,
    version: row.version,
    categories: categories.map(({ display_name: name }) => name),
    variants: variants.map(({ sku, details, ...variant }): ChangedVariant => {
      const stock = variant.unlimited ? null : variant.quantity;
      return {
        ...(JSON.parse(details) as VariantDetails),
        sku,
        previousSku: sku,
        priceCents: variant.price_cents,
        salePriceCents: variant.on_sale ? variant.sale_price_cents : null,
        stock,
        seenStock: stock,
      };
    }),
  };
}
