import { assert } from '../errors/index.ts';
import { money } from '../money/index.ts';
import { isQuantity, QUANTITY_LIMITS } from '../offer/index.ts';
import { pause } from '../shared/index.ts';
import type {
  AdditionalFieldsRequest,
  AddRequest,
  Cart,
  CartClient,
  CartContext,
  CartResult,
  CartState,
} from '../cart/index.ts';
import { createAnswers } from './answers.ts';
import type { CartBackend } from './backend.ts';
import { followLeaving, type Page } from './leaving.ts';
import { CART_LIMITS } from './limits.ts';
import { createCartLines } from './lines.ts';
import { createCartReader, type CartReaderParts } from './reader.ts';
import { createVisit, type VisitParts } from './visit.ts';
import { withAmounts } from './with-amounts.ts';
import { type CartWrites, createCartWrites } from './writes.ts';

/** Dependencies of a client. */
export interface CartClientParts extends VisitParts {
  readonly backend: CartBackend;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Navigates to the checkout, unless the page prevents it; does nothing by default. */
  readonly leave?: (cart: Cart | null) => void;
  /** How long middleware may hold a change, in milliseconds; a minute by default. */
  readonly middlewareTimeoutMs?: number;
  /** Sends `pagehide` and `pageshow`; the window by default. */
  readonly page?: Page | null;
  /** Waits, in milliseconds; uses `setTimeout` by default. */
  readonly wait?: CartReaderParts['wait'];
}

/**
 * Creates the client that reads and writes a cart.
 * @param context the cart's stores and callbacks
 * @param parts backend and clock
 * Source: docs/behaviour/cart.md §3, §6
 */
export function createCartClient(context: CartContext, parts: CartClientParts): CartClient {
  const { state, getMiddleware, report } = context;
  const { backend, nowMs = () => performance.now(), wait = pause } = parts;
  const { middlewareTimeoutMs = CART_LIMITS.middlewareTimeoutMs, leave = () => undefined } = parts;
  const { page = typeof window === 'undefined' ? null : window } = parts;
  const life = new AbortController();
  const leaving = followLeaving(page, life.signal);
  const answers = createAnswers(state, {
    onAccepted: () => {
      visit.publish();
    },
    onUncertain: () => void reader.refresh(),
  });
  const reader = createCartReader({ answers, backend, wait });
  const visit = createVisit(state, parts, reader.refresh);
  const { read, readAgain, readAfterUnknown: onUnknownOutcome } = reader;
  const writes = createCartWrites({
    ...{ state, answers, backend, getMiddleware, middlewareTimeoutMs, nowMs },
    ...{ read, readAgain, onUnknownOutcome, leaving, report },
  });
  const stopFollowing = followPageCurrency(state);
  const { setQuantity, remove, undoRemove } = createCartLines(state, writes, leaving);
  return {
    load: visit.load,
    refresh: reader.refresh,
    // Async, so that a caller's mistake rejects like any other failure.
    async add(request) {
      visit.expectCart();
      const result = await writes.perform({ type: 'add', request: checkAddRequest(request) });
      if (result.userErrors.length === 0) state.$removed.set(null);
      return result;
    },
    update: async (entryId, quantity) => setQuantity(entryId, checkQuantity(quantity, 'cart.update')),
    remove,
    undoRemove,
    updateAdditionalFields: async (entryId, request) =>
      writes.perform({ type: 'update-fields', entryId, request: checkFieldsRequest(request) }),
    checkout: createCheckout(state, writes, leave),
    stockOf: (itemId) => backend.stockOf(itemId),
    settled: writes.settled,
    close() {
      life.abort();
      visit.close();
      stopFollowing();
      reader.close();
    },
  };
}

/** Source: docs/behaviour/cart.md §8.4 */
function createCheckout(
  { $cart }: CartState,
  { settled }: CartWrites,
  leave: (cart: Cart | null) => void,
): CartClient['checkout'] {
  let leaving: Promise<CartResult> | undefined;

  async function checkOut(): Promise<CartResult> {
    await settled();
    const cart = $cart.get();
    leave(cart);
    return { cart, entry: null, userErrors: [], warnings: [] };
  }

  return () => {
    leaving ??= checkOut().finally(() => {
      leaving = undefined;
    });
    return leaving;
  };
}

/** Amounts of a cart without a currency are in the page's currency. */
function followPageCurrency({ $cart, $pageCurrency }: CartState): () => void {
  return $pageCurrency.listen((currency) => {
    const cart = $cart.get();
    if (cart?.currency !== null) return;
    $cart.set(withAmounts(cart, (amount) => amount && money(amount.amountMinor, currency)));
  });
}

/**
 * Copies an addition, so that later changes by the caller have no effect.
 * @param request the caller's request
 * @returns exactly the request's fields
 * @throws AssertionError for anything that can never be added to a cart
 * Source: docs/behaviour/cart.md §4
 */
function checkAddRequest(request: AddRequest): AddRequest {
  const { itemId, sku, additionalFields } = checkFieldsRequest(request, 'cart.add');
  return { itemId, sku, quantity: checkQuantity(request.quantity, 'cart.add'), additionalFields };
}

/**
 * Copies a line's new additional fields.
 * @param request the caller's request
 * @param where the action's name, for the message
 * @returns exactly the request's fields
 * @throws AssertionError for another shape
 * Source: docs/behaviour/cart.md §4
 */
function checkFieldsRequest(
  request: AdditionalFieldsRequest,
  where = 'cart.updateAdditionalFields',
): AdditionalFieldsRequest {
  const given: unknown = request;
  assert(typeof given === 'object' && given !== null, where, 'an object', given);
  const { itemId, sku = null, additionalFields = '' } = given as Partial<Record<keyof AddRequest, unknown>>;
  assert(typeof itemId === 'string' && itemId !== '', where, 'an itemId', itemId);
  assert(sku === null || typeof sku === 'string', where, 'a sku, or null', sku);
  assert(typeof additionalFields === 'string', where, 'additionalFields as a JSON text', additionalFields);
  return { itemId, sku, additionalFields };
}

/**
 * Checks a quantity.
 * @param quantity any value
 * @param where the action's name, for the message
 * @returns the quantity, 1–9999
 * @throws AssertionError for anything else
 * Source: docs/behaviour/cart.md §4.5
 */
function checkQuantity(quantity: number, where: string): number {
  const { min, max } = QUANTITY_LIMITS;
  assert(isQuantity(quantity), where, `a whole quantity from ${min} to ${max}`, quantity);
  return quantity;
}
