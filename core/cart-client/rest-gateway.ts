import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonObject } from '../json/index.ts';
import type { CartAnswerJson, CartJson, DirectCartGateway, Stock } from '../cart/index.ts';

/** The dependencies of the REST gateway. */
export interface RestCartGatewayOptions {
  readonly api: Api;
  /** Milliseconds since 1970, sent as the cart query's time code. */
  readonly now?: () => number;
}

/** The path of the cart, below the API root. Source: docs/behaviour/cart.md §4. */
export const CART_PATH = '/api/commerce/shopping-cart';

/** The cart's endpoints. Source: docs/behaviour/cart.md §4. */
export const CART_CALLS = {
  cart: CART_PATH,
  entries: `${CART_PATH}/entries`,
  entry: (entryId: string) => `${CART_CALLS.entries}/${encodeURIComponent(entryId)}`,
  additionalFields: (entryId: string) => `${CART_CALLS.entry(entryId)}/additionalFields`,
  codes: `${CART_PATH}/codes`,
  code: (code: string) => `${CART_CALLS.codes}/${encodeURIComponent(code)}`,
  note: `${CART_PATH}/note`,
  stock: '/api/commerce/inventory/stock/',
} as const;

/**
 * Creates the cart gateway for the website builder's API. It takes codes and notes once a cart of the store has had a `note`:
 * older stores, and the website builder's own, have no such calls.
 * @param options the client and a clock
 * @returns the gateway, which passes answers on unchecked
 * Source: docs/behaviour/cart.md §4, §4.7
 */
export function restCartGateway({ api, now = Date.now }: RestCartGatewayOptions): DirectCartGateway {
  let hasNotes = false;

  function noteAbilities(cart: unknown): void {
    hasNotes ||= isJsonObject(cart) && typeof cart.note === 'string';
  }

  async function write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    idempotencyKey: string,
    body?: unknown,
  ): Promise<CartAnswerJson> {
    const { shoppingCart, newlyAdded, updatedEntry } = objectOf(
      await api.write(method, path, { body, idempotencyKey }),
    );
    noteAbilities(shoppingCart);
    return { cart: shoppingCart, entry: newlyAdded ?? updatedEntry ?? null } as CartAnswerJson;
  }

  return {
    load: async () => {
      const query = { mock: false, timecode: now(), calculateSubtotal: true };
      const cart = await api.read(CART_CALLS.cart, { query });
      noteAbilities(cart);
      return cart as CartJson;
    },
    add: (request, key) => write('POST', CART_CALLS.entries, key, request),
    setQuantity: (entryId, quantity, key) => write('PUT', CART_CALLS.entry(entryId), key, { quantity }),
    remove: (entryId, key) => write('DELETE', CART_CALLS.entry(entryId), key),
    updateAdditionalFields: (entryId, request, key) =>
      write('PUT', CART_CALLS.additionalFields(entryId), key, request),
    stockOf: async (itemId) => stockOf(await api.read(CART_CALLS.stock, { query: { itemId } })),
    get applyCode() {
      return hasNotes
        ? (code: string, key: string) => write('POST', CART_CALLS.codes, key, { code })
        : undefined;
    },
    get removeCode() {
      return hasNotes
        ? (code: string, key: string) => write('DELETE', CART_CALLS.code(code), key)
        : undefined;
    },
    get setNote() {
      return hasNotes
        ? (note: string, key: string) => write('PUT', CART_CALLS.note, key, { note })
        : undefined;
    },
  };
}

/** Leaves out a variant with malformed stock, because "sold out" would be wrong. */
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
  if (quantity === null && fields.flag('inStock')) return { isUnlimited, quantity };
  return isUnlimited || quantity !== null ? { isUnlimited, quantity: quantity ?? 0 } : null;
}

function objectOf(json: unknown): JsonObject {
  if (isJsonObject(json)) return json;
  throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
