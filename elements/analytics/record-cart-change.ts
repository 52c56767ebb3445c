import type { Analytics } from '../../core/analytics/index.ts';
import type { AddRequest } from '../../core/cart/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { productFacts } from './product-facts.ts';
import type { CartAction } from '../actions/index.ts';

/**
 * Records products that were added to or removed from the cart; a refused change is not recorded.
 * @param analytics receives the event
 * @param shop knows the products of the page
 * @param action the change and its result
 * Source: docs/behaviour/analytics.md §10.3
 */
export function recordCartChange(analytics: Analytics, shop: Storefront, action: CartAction): void {
  const { operation, result } = action;
  if (result.userErrors.length > 0) return;
  if (operation.type === 'add') recordAddition(analytics, shop, action, operation.request);
  if (operation.type === 'remove') recordRemoval(analytics, action, operation.entryId);
}

function recordAddition(
  analytics: Analytics,
  shop: Storefront,
  action: CartAction,
  { itemId, sku, quantity: requested }: AddRequest,
): void {
  const { cart, entry, addedQuantity: quantity = requested } = action.result;
  const { price, ...known } = productFacts(shop, itemId, sku);
  const facts = { ...known, price: price ?? entry?.purchasePrice ?? null };
  analytics.record('cart-addition', { ...facts, quantity, cart }, action);
}

function recordRemoval(analytics: Analytics, action: CartAction, entryId: string): void {
  const removed = action.before?.entries.find(({ id }) => id === entryId);
  if (!removed) return;
  const { itemId, chosenVariant } = removed;
  const sku = chosenVariant?.sku ?? null;
  analytics.record('cart-removal', { itemId, sku, cart: action.result.cart }, action);
}
