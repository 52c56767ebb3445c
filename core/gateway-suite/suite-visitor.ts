import { createCartParser, openBackend, type CartBackend } from '../cart-client/index.ts';
import type {
  AdditionalFieldsRequest,
  AddRequest,
  Cart,
  CartEntry,
  CartGateway,
  CartOperation,
} from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';

/** An answer to a change, as pages read it. */
export interface SuiteAnswer {
  readonly cart: Cart;
  readonly entry: CartEntry | null;
}

/** A visitor of the backend, who sees what a page sees. A change has a new key, if it is given none. */
export interface SuiteVisitor extends Pick<CartBackend, 'load' | 'stockOf' | 'readRefused' | 'checkout'> {
  readonly gateway: CartGateway;
  readonly add: (request: AddRequest, key?: string) => Promise<SuiteAnswer>;
  readonly setQuantity: (entryId: string, quantity: number, key?: string) => Promise<SuiteAnswer>;
  readonly remove: (entryId: string, key?: string) => Promise<SuiteAnswer>;
  readonly updateAdditionalFields: (
    entryId: string,
    request: AdditionalFieldsRequest,
    key?: string,
  ) => Promise<SuiteAnswer>;
  readonly applyCode: (code: string) => Promise<SuiteAnswer>;
  readonly removeCode: (code: string) => Promise<SuiteAnswer>;
  readonly setNote: (note: string) => Promise<SuiteAnswer>;
}

/** A new idempotency key. */
export const newKey = (): string => crypto.randomUUID();

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Wraps a gateway with the checks of pages; each of its mistakes is an error.
 * @param gateway the gateway of a visitor
 * @param currency of the shop
 */
export function strictBackend(gateway: CartGateway, currency: CurrencyCode): CartBackend {
  const parseCart = createCartParser({
    getPageCurrency: () => currency,
    reportField: (field) => rethrow(new Error(`The field ${field} of the cart is malformed.`)),
  });
  return openBackend(gateway, { parseCart, report: rethrow });
}

/**
 * Uses a gateway as pages do.
 * @param gateway the gateway of a new visitor
 * @param currency of the shop
 */
export function visitBy(gateway: CartGateway, currency: CurrencyCode): SuiteVisitor {
  const backend = strictBackend(gateway, currency);
  const sent = new Set<string>();
  let known: Cart | undefined;

  async function send(operation: CartOperation, key = newKey()): Promise<SuiteAnswer> {
    const isRetry = sent.has(key);
    sent.add(key);
    const answer = await backend.send(operation, key, { isRetry, known });
    known = answer.cart;
    return answer;
  }

  return {
    gateway,
    load: async () => {
      known = await backend.load();
      return known;
    },
    add: (request, key) => send({ type: 'add', request }, key),
    setQuantity: (entryId, quantity, key) => send({ type: 'update', entryId, quantity }, key),
    remove: (entryId, key) => send({ type: 'remove', entryId }, key),
    updateAdditionalFields: (entryId, request, key) => send({ type: 'update-fields', entryId, request }, key),
    applyCode: (code) => send({ type: 'apply-code', code }),
    removeCode: (code) => send({ type: 'remove-code', code }),
    setNote: (note) => send({ type: 'set-note', note }),
    stockOf: backend.stockOf,
    readRefused: backend.readRefused,
    checkout: backend.checkout,
  };
}

/**
 * Finds the line of an answer.
 * @param answer to a change that leaves a line
 * @throws Error if it names no line of its cart
 */
export function lineIn({ entry }: SuiteAnswer): CartEntry {
  if (entry) return entry;
  throw new Error('The answer names no line of its cart.');
}

/**
 * Lists the lines of a cart by product and quantity.
 * @param cart the cart
 */
export function linesOf({ entries }: Cart): readonly (readonly [string, number])[] {
  return entries.map(({ itemId, quantity }) => [itemId, quantity]);
}

/**
 * Leaves out what may differ each time that the same cart is read.
 * @param cart the cart
 */
export function lasting(cart: Cart): Cart {
  return { ...cart, checkoutUrl: null };
}
