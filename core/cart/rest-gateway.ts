import * as v from 'valibot';
import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
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

const STOCK_ANSWER = v.object({
  results: v.record(
    v.string(),
    v.object({
      unlimited: v.fallback(v.boolean(), false),
      qtyInStock: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    }),
  ),
});

/**
 * Makes the cart's backend that speaks the website builder's calls.
 * @param options the client, the cart's parser and a clock
 * @returns the gateway
 * Source: storefront specification §7
 */
export function restCartGateway({ api, parseCart, now = Date.now }: RestCartGatewayOptions): CartGateway {
  const answer = (json: unknown, entryField: 'newlyAdded' | 'updatedEntry'): CartAnswer => {
    const record = recordOf(json);
    const cart = parseCart(record.shoppingCart);
    const named = record[entryField];
    const id = isRecord(named) ? named.id : undefined;
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

function stockOf(json: unknown): ReadonlyMap<string, Stock> {
  const result = v.safeParse(STOCK_ANSWER, json);
  if (!result.success) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  return new Map(
    Object.entries(result.output.results).map(([sku, stock]) => [
      sku,
      { isUnlimited: stock.unlimited, quantity: stock.qtyInStock },
    ]),
  );
}

function recordOf(json: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(json)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  return json;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
