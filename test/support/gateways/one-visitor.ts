import type { Cart, CartCall, CartGateway, CartJson } from '../../../core/cart/index.ts';
import { createCartParser } from '../../../core/cart-client/index.ts';

// As a page does.
const parseCart = createCartParser({ getPageCurrency: () => 'USD', reportField: () => undefined });

/**
 * Describes a first attempt of a page.
 * @param known its cart, as the gateway has answered it; null for none, undefined for a page that has read none
 */
export function callWith(known?: CartJson | null): CartCall {
  const cart: Cart | null | undefined = known ? parseCart(known) : known;
  return { signal: new AbortController().signal, isRetry: false, known: cart };
}

/**
 * Adds pieces of a product without options.
 * @param gateway the gateway
 * @param itemId the product
 * @param quantity the pieces
 * @param known the page's cart
 */
export function addTo(gateway: CartGateway, itemId: string, quantity = 1, known?: CartJson | null) {
  const request = { itemId, sku: null, quantity, additionalFields: '' };
  return gateway.add(request, newKey(), callWith(known));
}

/** A new key. */
export const newKey = (): string => crypto.randomUUID();

/** The lines of a cart. */
export const linesOf = ({ entries = [] }: CartJson) =>
  entries.map(({ itemId, quantity }) => [itemId, quantity]);
