import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

/** Of the words that a sku is made from. */
const MAX_LENGTH = PRODUCT_LIMITS.skuLength - 10;

/**
 * Names the variants that have no sku: by the product's URL and their values, such as "everyday-tee-sand-s", and with "-2", "-3", …
 * where that is taken.
 * @param transaction an open transaction with the lock of the catalogue
 * @param product with its URL
 * @returns its variants, all with a sku
 * Source: docs/behaviour/reference-store.md §20.2
 */
export async function nameSkus(
  transaction: StoreTransaction,
  { slug, options, variants }: EditedProduct,
): Promise<readonly ChangedVariant[]> {
  const nameOf = ({ attributes }: ChangedVariant): string =>
    [slug, ...options.map((option) => attributes[option] ?? '')].map(wordOf).filter(Boolean).join('-');
  const unnamed = variants.filter(({ sku }) => sku === '');
  if (unnamed.length === 0) return variants;
  const stored = await transaction
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'like', `${wordOf(slug)}%`)
    .execute();
  const taken = new Set([...stored.map(({ sku }) => sku), ...variants.map(({ sku }) => sku)]);
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    const base = nameOf(variant).slice(0, MAX_LENGTH);
    let sku = base;
    for (let number = 2; taken.has(sku); number += 1) sku = `${base}-${number}`;
    taken.add(sku);
    return { ...variant, sku };
  });
}

function wordOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
