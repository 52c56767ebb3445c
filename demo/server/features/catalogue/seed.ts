import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
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

async function seedOne(transaction: StoreTransaction, product: SeedProduct, position: number): Promise<void> {
  const { id, slug, variants, ...details } = product;
  const rules = KIND_RULES[kindOfCode(details.productType)];
  const isEndless = rules.stock === 'endless';
  await transaction
    .insertInto('products')
    .values({ id, slug, position, details: JSON.stringify(details) })
    .execute();
  await transaction
    .insertInto('variants')
    .values(
      variants.map(({ sku, priceCents, salePriceCents, attributes, image, paymentCents }, index) => ({
        sku,
        product_id: id,
        position: index,
        price_cents: priceCents,
        sale_price_cents: salePriceCents ?? 0,
        on_sale: rules.sale !== 'never' && salePriceCents !== null,
        details: JSON.stringify({ attributes, image, paymentCents }),
      })),
    )
    .execute();
  await transaction
    .insertInto('stock')
    .values(
      variants.map(({ sku, stock }) => ({
        sku,
        unlimited: isEndless || stock === null,
        quantity: stock ?? 0,
      })),
    )
    .execute();
}
