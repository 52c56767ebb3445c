import type { Analytics } from '../../core/analytics/index.ts';
import type { AddRequest } from '../../core/cart/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { productFacts } from './product-facts.ts';
import type { CartDoing } from './watch-doings.ts';

/**
 * Records what was put into the cart or taken out of it; what the store refused has not happened.
 * @param analytics takes the event
 * @param shop knows the products of the page
 * @param doing the change, and how it ended
 * Source: docs/behaviour/analytics.md §10.3
 */
export function recordCartChange(analytics: Analytics, shop: Storefront, doing: CartDoing): void {
  const { operation, result } = doing;
  if (result.userErrors.length > 0) return;
  if (operation.type === 'add') recordAddition(analytics, shop, doing, operation.request);
  if (operation.type === 'remove') recordRemoval(analytics, doing, operation.entryId);
}

function recordAddition(
  analytics: Analytics,
  shop: Storefront,
  doing: CartDoing,
  { itemId, sku, quantity: wanted }: AddRequest,
): void {
  const { cart, entry, addedQuantity: quantity = wanted } = doing.result;
  const { price, ...known } = productFacts(shop, itemId, sku);
  const facts = { ...known, price: price ?? entry?.purchasePrice ?? null };
  analytics.record('cart-addition', { ...facts, quantity, cart }, doing);
}

function recordRemoval(analytics: Analytics, doing: CartDoing, entryId: string): void {
  const removed = doing.before?.entries.find(({ id }) => id === entryId);
  if (!removed) return;
  const { itemId, chosenVariant } = removed;
  const sku = chosenVariant?.sku ?? null;
  analytics.record('cart-removal', { itemId, sku, cart: doing.result.cart }, doing);
}
