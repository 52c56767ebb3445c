import { randomBytes } from 'node:crypto';

import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { SeedProduct } from './seed-product.ts';

const SEEDED = 'seeded';
/** Name of the setting that holds the secret of the crumbs. */
export const CRUMB_SECRET = 'crumb-secret';
const SECRET_BYTES = 32;

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
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await transaction.insertInto('settings').values({ name: CRUMB_SECRET, value: secret }).execute();
  for (const [position, product] of products.entries()) await seedOne(transaction, product, position);
  return true;
}

/**
 * Marks something as done for this database.
 * @param transaction an open transaction, so that it is done as a whole or not at all
 * @param what name of the setting that records it
 * @returns false when it was already done
 */
export async function isFirst(transaction: StoreTransaction, what: string): Promise<boolean> {
  const marker = await transaction
    .insertInto('settings')
    .values({ name: what, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return marker !== undefined;
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
