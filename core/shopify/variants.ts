import type { Stock } from '../offer/index.ts';
import type { ShopMerchandise, ShopVariant } from './answers.ts';

/**
 * Names a variant as the page does: by its SKU, or by the number of its id where it has none of its own.
 * @param variant the variant
 * @param siblings all variants of its product, as far as they are known
 * Source: docs/behaviour/gateways.md §4.2
 */
export function skuOf({ id, sku }: ShopMerchandise, siblings: readonly ShopMerchandise[] = []): string {
  const isOwn = !siblings.some((other) => other.id !== id && other.sku === sku);
  return sku !== null && sku !== '' && isOwn ? sku : (id.split('/').pop() ?? id);
}

/**
 * Lists a variant's options; a product without options has one of this name in Shopify.
 * @param variant the variant
 */
export function chosenOf({ selectedOptions }: ShopMerchandise): Readonly<Record<string, string>> {
  const pairs = selectedOptions.map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== 'Default Title'));
}

/**
 * Reads a variant's stock.
 * @param variant the variant
 * Source: docs/behaviour/gateways.md §4.3
 */
export function stockOf({ availableForSale, quantityAvailable, currentlyNotInStock }: ShopVariant): Stock {
  if (!availableForSale) return { isUnlimited: false, quantity: 0 };
  // For sale with none in stock: it is not counted, or sold all the same.
  if (currentlyNotInStock || (quantityAvailable !== null && quantityAvailable <= 0))
    return { isUnlimited: true, quantity: 0 };
  return { isUnlimited: false, quantity: quantityAvailable };
}
