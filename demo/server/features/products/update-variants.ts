import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { removeFromCarts } from '../cart/index.ts';
import { insertVariants, stockRow, variantRow } from '../catalogue/index.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { setStock } from './set-stock.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { stockText } from './stock-text.ts';

/**
 * Makes the variants of a product those of an edit. A new sku is written everywhere; removed variants leave all carts.
 * @param transaction an open transaction with the lock of the catalogue
 * @param product the edited product, valid, all of its variants with a sku
 * @throws Refusal 409 with a sentence per variant whose stock has changed meanwhile
 */
export async function updateVariants(transaction: StoreTransaction, product: EditedProduct): Promise<void> {
  const { id, variants } = product;
  const rows = await transaction.selectFrom('variants').select('sku').where('product_id', '=', id).execute();
  const current = new Set(rows.map(({ sku }) => sku));
  const previousOf = ({ sku, previousSku = sku }: ChangedVariant): string | undefined =>
    current.has(previousSku) ? previousSku : undefined;
  const kept = new Set(variants.map(previousOf));
  const removed = [...current].filter((sku) => !kept.has(sku)).sort();
  await removeFromCarts(transaction, removed);
  if (removed.length > 0) await transaction.deleteFrom('variants').where('sku', 'in', removed).execute();
  await renameVariants(
    transaction,
    variants.flatMap((variant) => {
      const from = previousOf(variant);
      return from === undefined || from === variant.sku ? [] : [{ from, to: variant.sku }];
    }),
  );
  const place = { productId: id, productType: product.productType };
  const problems: Record<string, string> = {};
  for (const [index, variant] of inOrderOfSkus(variants)) {
    if (previousOf(variant) === undefined) {
      await insertVariants(transaction, [variant], place);
      await placeVariant(transaction, product, variant, index);
      continue;
    }
    await placeVariant(transaction, product, variant, index);
    const { sku, stock, seenStock } = variant;
    const { unlimited, quantity } = stockRow(stock, product);
    const set = await setStock(transaction, { sku, stock: unlimited ? null : quantity, seenStock });
    if (set !== 'set')
      problems[`variants.${index}.stock`] = PRODUCT_TEXTS.soldMeanwhile(stockText(set.stock));
  }
  if (Object.keys(problems).length > 0)
    throw new Refusal(409, 'stockChanged', MESSAGES.stockChanged, { errors: problems });
}

/** Orders take stock in this order, too: otherwise they could deadlock. */
function inOrderOfSkus(variants: readonly ChangedVariant[]): readonly (readonly [number, ChangedVariant])[] {
  return [...variants.entries()].sort(([, one], [, other]) => (one.sku < other.sku ? -1 : 1));
}

async function placeVariant(
  transaction: StoreTransaction,
  { id: productId, productType }: EditedProduct,
  variant: ChangedVariant,
  position: number,
): Promise<void> {
  const { sku, ...columns } = variantRow(variant, { productId, productType, position });
  await transaction.updateTable('variants').set(columns).where('sku', '=', sku).execute();
}

/** First to names that nobody has: two variants may swap theirs. */
async function renameVariants(
  transaction: StoreTransaction,
  renames: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  const steps = renames.map((rename) => ({ ...rename, between: `renamed ${randomUUID()}` }));
  const rename = (from: string, to: string) =>
    transaction.updateTable('variants').set({ sku: to }).where('sku', '=', from).execute();
  for (const { from, between } of steps) await rename(from, between);
  for (const { between, to } of steps) await rename(between, to);
}
