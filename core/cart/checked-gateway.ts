import { assert, FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import type { Report } from '../shared/index.ts';
import type { CartAnswer, CartGateway, Stock } from './gateway.ts';
import type { ParseCart } from './parse-cart.ts';

/** What checking needs. */
export interface CheckedGatewayParts {
  readonly parseCart: ParseCart;
  /** Hears of the gateway's mistakes. */
  readonly report: Report;
  /** How long an answer may take. */
  readonly timeoutMs?: number;
}

const GATEWAY_TIMEOUT_MS = 30_000;

const METHODS: readonly (keyof CartGateway)[] = [
  'load',
  'add',
  'setQuantity',
  'remove',
  'updateAdditionalFields',
  'stockOf',
];

/**
 * Checks that a program's backend can be asked everything.
 * @param gateway anything
 * @throws AssertionError when it is no object or a method is missing
 * Source: docs/behaviour/cart.md §9.1
 */
export function assertCartGateway(gateway: unknown): asserts gateway is CartGateway {
  assert(typeof gateway === 'object' && gateway !== null, 'gateway.cart', 'an object', gateway);
  for (const name of METHODS) {
    const method: unknown = Reflect.get(gateway, name);
    assert(typeof method === 'function', 'gateway.cart', `a method ${name}`, method);
  }
}

/**
 * Puts a door in front of a program's own backend: whatever it throws or answers, what comes through is what a
 * gateway promises.
 * @param gateway the program's backend
 * @param parts how carts are read, and who hears of mistakes
 * @returns the backend behind the door
 * Source: docs/behaviour/cart.md §9.1
 */
export function checkedCartGateway(gateway: CartGateway, parts: CheckedGatewayParts): CartGateway {
  const { parseCart, report, timeoutMs = GATEWAY_TIMEOUT_MS } = parts;

  async function ask<Answer>(
    request: () => Promise<unknown>,
    read: (answer: unknown) => Answer,
  ): Promise<Answer> {
    try {
      return read(await withinTime(request(), timeoutMs));
    } catch (caught) {
      if (isStorefrontError(caught)) throw caught;
      report(caught, 'gateway.cart');
      throw new StorefrontError(FAILURE_KINDS.unknownOutcome, { cause: caught });
    }
  }

  const readAnswer = (answer: unknown): CartAnswer => {
    const fields = isJsonObject(answer) ? answer : {};
    const cart = parseCart(fields.cart);
    const id = isJsonObject(fields.entry) ? fields.entry.id : undefined;
    return { cart, entry: cart.entries.find((entry) => entry.id === id) ?? null };
  };
  return {
    load: () => ask(() => gateway.load(), parseCart),
    add: (...call) => ask(() => gateway.add(...call), readAnswer),
    setQuantity: (...call) => ask(() => gateway.setQuantity(...call), readAnswer),
    remove: (...call) => ask(() => gateway.remove(...call), readAnswer),
    updateAdditionalFields: (...call) => ask(() => gateway.updateAdditionalFields(...call), readAnswer),
    stockOf: (itemId) => ask(() => gateway.stockOf(itemId), readStock),
  };
}

async function withinTime(answer: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorefrontError(FAILURE_KINDS.timeout));
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function readStock(answer: unknown): ReadonlyMap<string, Stock> {
  // Another window's Map is a Map too.
  assert(
    Object.prototype.toString.call(answer) === '[object Map]',
    'gateway.cart.stockOf',
    'a Map by sku',
    answer,
  );
  return answer as ReadonlyMap<string, Stock>;
}
