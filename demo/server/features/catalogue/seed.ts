import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { insertVariants } from './write-variants.ts';
import type { SeedProduct } from './seed-product.ts';

const SEEDED = 'seeded';

/**
 * Seeds an empty store once; a store that was seeded before is left alone.
 * @param transaction an open transaction, so that a half-filled store is never seen
 * @param products what the store sells
 * @returns whether it was empty
 */
export async function seed(
  transaction: StoreTransaction,
  products: readonly SeedProduct[],
): Promise<boolean> {
  if (!(await isFirst(transaction, SEEDED))) return false;
  for (const [position, product] of products.entries()) await seedOne(transaction, product, position);
  return true;
}

/** Only columns that older stores have: they are seeded, too, before they are migrated. */
async function seedOne(transaction: StoreTransaction, product: SeedProduct, position: number): Promise<void> {
  const { id, slug, variants, ...details } = product;
  await transaction
    .insertInto('products')
    .values({ id, slug, position, details: JSON.stringify(details) })
    .execute();
  await insertVariants(transaction, variants, { productId: id, productType: details.productType });
}
