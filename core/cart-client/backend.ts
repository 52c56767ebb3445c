import { FAILURE_KINDS, isStorefrontError, toStorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { pause, type Report } from '../shared/index.ts';
import type { Cart, CartAnswerJson, CartEntry, CartGateway, CartOperation, Stock } from '../cart/index.ts';
import { CART_LIMITS } from './limits.ts';
import type { ParseCart } from './parse-cart.ts';

/** The outcome of a change. */
export interface CartAnswer {
  readonly cart: Cart;
  /** The line that was added or changed, when there is one. */
  readonly entry: CartEntry | null;
}

/** A checked gateway: its answers are parsed, and everything that it throws is a StorefrontError. */
export interface CartBackend {
  readonly load: () => Promise<Cart>;
  /** Sends a change, and once more after a pause if another attempt with this key is still in flight. */
  readonly send: (operation: CartOperation, idempotencyKey: string) => Promise<CartAnswer>;
  readonly stockOf: (itemId: string) => Promise<ReadonlyMap<string, Stock>>;
}

/** The dependencies of a backend. */
export interface CartBackendParts {
  readonly parseCart: ParseCart;
  /** Waits, in milliseconds; uses `setTimeout` by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Called for mistakes of the gateway. */
  readonly report: Report;
}

/**
 * Wraps a gateway with checks.
 * @param gateway calls the store
 * @param parts the cart parser, and reporting
 * Source: docs/behaviour/cart.md §6.6, §9.1
 */
export function openBackend(gateway: CartGateway, parts: CartBackendParts): CartBackend {
  const { parseCart, wait = pause, report } = parts;

  function readAnswer(answer: unknown): CartAnswer {
    const { cart: json, entry: named } = isJsonObject(answer) ? answer : {};
    const cart = parseCart(json);
    const id = isJsonObject(named) ? named.id : undefined;
    return { cart, entry: cart.entries.find((entry) => entry.id === id) ?? null };
  }

  async function ask<Answer>(
    context: string,
    request: () => Promise<unknown>,
    read: (answer: unknown) => Answer,
  ): Promise<Answer> {
    try {
      return read(await request());
    } catch (caught) {
      throw toStorefrontError(caught, report, context);
    }
  }

  async function send(operation: CartOperation, key: string): Promise<CartAnswer> {
    const attempt = () => ask('cart/gateway', () => call(gateway, operation, key), readAnswer);
    try {
      return await attempt();
    } catch (error) {
      if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.inFlight) throw error;
      await wait(CART_LIMITS.inFlightWaitMs);
      return attempt();
    }
  }

  return {
    load: () => ask('cart/load', () => gateway.load(), parseCart),
    send,
    stockOf: (itemId) => ask('cart/stock', () => gateway.stockOf(itemId), readStock),
  };
}

function call(gateway: CartGateway, operation: CartOperation, key: string): Promise<CartAnswerJson> {
  switch (operation.type) {
    case 'add':
      return gateway.add(operation.request, key);
    case 'update':
      return gateway.setQuantity(operation.entryId, operation.quantity, key);
    case 'remove':
      return gateway.remove(operation.entryId, key);
    case 'update-fields':
      return gateway.updateAdditionalFields(operation.entryId, operation.request, key);
  }
}

function readStock(answer: unknown): ReadonlyMap<string, Stock> {
  // Also accepts a Map of another window.
  if (Object.prototype.toString.call(answer) === '[object Map]') return answer as ReadonlyMap<string, Stock>;
  throw new TypeError('stockOf must answer a Map by sku.');
}
