import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonObject } from '../json/index.ts';
import { CART_CALLS } from './calls.ts';
import type { CartAnswer, CartGateway, Stock } from './gateway.ts';
import type { ParseCart } from './parse-cart.ts';

/** What the REST gateway needs. */
export interface RestCartGatewayOptions {
  readonly api: Api;
  readonly parseCart: ParseCart;
  /** Milliseconds since 1970, sent as the cart query's time code. */
  readonly now?: () => number;
}

/**
 * Makes the cart's backend that speaks the website builder's calls.
 * @param options the client, the cart's parser and a clock
 * @returns the gateway
 * Source: docs/behaviour/cart.md §4
 */
export function restCartGateway({ api, parseCart, now = Date.now }: RestCartGatewayOptions): CartGateway {
  const answer = (json: unknown, entryField: 'newlyAdded' | 'updatedEntry'): CartAnswer => {
    const { shoppingCart, [entryField]: named } = objectOf(json);
    const cart = parseCart(shoppingCart);
    const id = isJsonObject(named) ? named.id : undefined;
    return { cart, entry: cart.entries.find((entry) => entry.id === id) ?? null };
  };
  return {
    load: async () =>
      parseCart(
        await api.read(CART_CALLS.cart(), {
          query: { mock: false, timecode: now(), calculateSubtotal: true },
        }),
      ),
    add: async (request, idempotencyKey) =>
      answer(await api.write('POST', CART_CALLS.entries(), { body: request, idempotencyKey }), 'newlyAdded'),
    setQuantity: async (entryId, quantity, idempotencyKey) =>
      answer(
        await api.write('PUT', CART_CALLS.entry(entryId), { body: { quantity }, idempotencyKey }),
        'updatedEntry',
      ),
    remove: async (entryId, idempotencyKey) =>
      answer(await api.write('DELETE', CART_CALLS.entry(entryId), { idempotencyKey }), 'updatedEntry'),
    updateAdditionalFields: async (entryId, request, idempotencyKey) =>
      answer(
        await api.write('PUT', CART_CALLS.additionalFields(entryId), { body: request, idempotencyKey }),
        'updatedEntry',
      ),
    stockOf: async (itemId) => stockOf(await api.read(CART_CALLS.stock(), { query: { itemId } })),
  };
}

/** A variant whose stock is not as promised is left out: to call it sold out would be a lie. */
function stockOf(json: unknown): ReadonlyMap<string, Stock> {
  const results = Object.entries(objectOf(objectOf(json).results));
  return new Map(
    results.flatMap(([sku, value]) => {
      const stock = readStock(value);
      return stock ? [[sku, stock] as const] : [];
    }),
  );
}

function readStock(json: unknown): Stock | null {
  const fields = fieldsOf(json, () => undefined);
  const isUnlimited = fields.flag('unlimited');
  const quantity = fields.count('qtyInStock');
  return isUnlimited || quantity !== null ? { isUnlimited, quantity: quantity ?? 0 } : null;
}

function objectOf(json: unknown): JsonObject {
  if (isJsonObject(json)) return json;
  throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
