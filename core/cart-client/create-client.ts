import { money } from '../money/index.ts';
import { pause } from '../shared/index.ts';
import type { Cart, CartClient, CartContext, CartResult, CartState, CheckoutPlace } from '../cart/index.ts';
import { createAbilitiesReader } from './abilities-reader.ts';
import { createAnswers } from './answers.ts';
import type { CartBackend } from './backend.ts';
import {
  checkAddRequest,
  checkCode,
  checkFieldsRequest,
  checkNote,
  checkQuantity,
} from './check-requests.ts';
import { followLeaving, type Page } from './leaving.ts';
import { CART_LIMITS } from './limits.ts';
import { createCartLines } from './lines.ts';
import { createCartReader, type CartReaderParts } from './reader.ts';
import type { InTabTurn } from './pacing.ts';
import { createVisit, type VisitParts } from './visit.ts';
import { withAmounts } from './with-amounts.ts';
import { type CartWrites, createCartWrites } from './writes.ts';

/** Dependencies of a client. */
export interface CartClientParts extends VisitParts {
  readonly backend: CartBackend;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Navigates to the checkout, unless the page prevents it; does nothing by default. Rejects with a StorefrontError. */
  readonly leave?: (cart: Cart | null, place: CheckoutPlace) => unknown;
  /** Where carts are bought whose backend does not say so. */
  readonly getCheckoutUrl?: () => string;
  /** Waits for the visitor's other tabs; not at all by default. */
  readonly inTabTurn?: InTabTurn;
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
  const { backend, nowMs = () => performance.now(), wait = waitForReader } = parts;
  const { middlewareTimeoutMs = CART_LIMITS.middlewareTimeoutMs, leave = () => undefined } = parts;
  const { getCheckoutUrl = () => '', inTabTurn = (action) => action() } = parts;
  const { page = typeof window === 'undefined' ? null : window } = parts;
  const life = new AbortController();
  const leaving = followLeaving(page, life.signal);
  const readAbilities = createAbilitiesReader(state, backend);
  const answers = createAnswers(state, {
    onAccepted: () => {
      visit.publish();
      readAbilities();
    },
    onUncertain: () => void reader.refresh(),
  });
  const reader = createCartReader({ answers, backend, wait });
  const visit = createVisit(state, parts, reader.refresh);
  const writes = createCartWrites({
    ...{ state, answers, backend, getMiddleware, middlewareTimeoutMs, nowMs },
    ...{ read: reader.read, readAgain: reader.readAgain, onUnknownOutcome: reader.readAfterUnknown },
    ...{ leaving, inTabTurn, report },
  });
  const stopFollowing = followPageCurrency(state);
  const findCheckout = createCheckoutFinder(state, backend, getCheckoutUrl);
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
    ...{ remove, undoRemove },
    updateAdditionalFields: async (entryId, request) =>
      writes.perform({ type: 'update-fields', entryId, request: checkFieldsRequest(request) }),
    ...{ ...orderChanges(writes), findCheckout },
    checkout: createCheckout(state, writes, { findCheckout, leave }),
    ...{ stockOf: backend.stockOf, settled: writes.settled },
    close() {
      life.abort();
      visit.close();
      stopFollowing();
      reader.close();
    },
  };
}

/** Nobody waits for the late read: in Node, the process may end before it. */
const waitForReader: CartReaderParts['wait'] = (delayMs, signal) =>
  pause(delayMs, signal, { isBackground: true });

/** Source: docs/behaviour/cart.md §4.6 */
function orderChanges({ perform }: CartWrites): Pick<CartClient, 'applyCode' | 'removeCode' | 'setNote'> {
  return {
    applyCode: async (code) => perform({ type: 'apply-code', code: checkCode(code, 'cart.applyCode') }),
    removeCode: async (code) => perform({ type: 'remove-code', code: checkCode(code, 'cart.removeCode') }),
    setNote: async (note) => perform({ type: 'set-note', note: checkNote(note) }),
  };
}

/** Source: docs/behaviour/cart.md §8.4 */
function createCheckoutFinder(
  { $cart }: CartState,
  backend: CartBackend,
  getCheckoutUrl: () => string,
): CartClient['findCheckout'] {
  return async () => {
    const cart = $cart.get();
    return (await backend.checkout(cart)) ?? { url: cart?.checkoutUrl ?? getCheckoutUrl() };
  };
}

/** Source: docs/behaviour/cart.md §8.4 */
function createCheckout(
  { $cart }: CartState,
  { settled }: CartWrites,
  { findCheckout, leave }: Pick<CartClient, 'findCheckout'> & Required<Pick<CartClientParts, 'leave'>>,
): CartClient['checkout'] {
  let leaving: Promise<CartResult> | undefined;

  async function checkOut(): Promise<CartResult> {
    await settled();
    const place = await findCheckout();
    const cart = $cart.get();
    await leave(cart, place);
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
