import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode, Money } from '../money/index.ts';
import { randomId, type Session } from '../session/index.ts';
import { createActionKeys } from './action-keys.ts';
import type { Cart, CartEntry } from './cart.ts';
import { createCartReader } from './cart-reader.ts';
import { createCartState, type CartState } from './cart-state.ts';
import { createCartWriter, type CartWriter } from './cart-writer.ts';
import type { AddRequest, AdditionalFieldsRequest, CartGateway, Stock } from './gateway.ts';
import type { CartMiddleware, CartResult } from './operation.ts';
import type { CartStatus } from './status.ts';
import { parseSummary, SUMMARY_KEY } from './summary-cache.ts';

/** The visitor's cart: stores to read, actions to call. Source: design §5.6. */
export interface CartRoom {
  readonly $cart: ReadableAtom<Cart | null>;
  /** Whole pieces, 0 or more; the last visit's until the cart is loaded. */
  readonly $count: ReadableAtom<number>;
  /** Null where the store sent no amount. */
  readonly $subtotal: ReadableAtom<Money | null>;
  readonly $status: ReadableAtom<CartStatus>;
  /** Quantities asked for and not yet confirmed, by entry id. */
  readonly $desired: ReadableAtom<Readonly<Record<string, number>>>;
  /** Entry ids whose removal is under way. */
  readonly $removing: ReadableAtom<readonly string[]>;
  /** The line removed last, while it can be put back. */
  readonly $removed: ReadableAtom<CartEntry | null>;
  /** Reads the cart at page start, only where there can be one. */
  load(): Promise<void>;
  /** Reads the cart anew. */
  refresh(): Promise<void>;
  /** Puts a product into the cart. Rejects with a StorefrontError on transport. */
  add(request: AddRequest): Promise<CartResult>;
  /** Sets a line's quantity, 1–9999; presses in a row become one change. */
  setQuantity(entryId: string, quantity: number): Promise<CartResult>;
  /** Takes a line out; `$removed` holds it. */
  remove(entryId: string): Promise<CartResult>;
  /** Puts the line removed last back; null when there is none. */
  undoRemove(): Promise<CartResult | null>;
  /** Replaces a line's additional fields. */
  updateAdditionalFields(entryId: string, request: AdditionalFieldsRequest): Promise<CartResult>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string): Promise<ReadonlyMap<string, Stock>>;
  /** Wraps every change; returns how to take the wrapper off. */
  use(middleware: CartMiddleware): () => void;
  /** Resolves when no change is under way. */
  settled(): Promise<void>;
  /** The currency of the cart, else the page's. */
  getCurrency(): CurrencyCode;
  /** Stops listening to the other tabs. */
  close(): void;
}

/** What a cart needs. */
export interface CartParts {
  readonly gateway: CartGateway;
  readonly session: Session;
  /** The page's currency. */
  readonly getPageCurrency: () => CurrencyCode;
  /** Milliseconds that only rise; `performance.now` by default. */
  readonly nowMs?: () => number;
}

const TAB_CHANNEL = 'storefront-elements.cart';

/**
 * Makes the visitor's cart.
 * @param parts the backend, the visitor's session and the page's currency
 * @returns stores and actions
 * Source: storefront specification §3, §4, §7; design §5.6, §8
 */
export function createCart(parts: CartParts): CartRoom {
  const { gateway, session, getPageCurrency, nowMs = () => performance.now() } = parts;
  const { local } = session.storage;
  const hasReason = () => session.getSiteUser().isAuthenticated || session.hasCartCookie();
  const cached = hasReason() ? local.get(SUMMARY_KEY, parseSummary) : null;
  const state = createCartState({ getPageCurrency, cached });
  let sequence = 0;
  const nextSequence = () => ++sequence;
  const remember = () => {
    const subtotal = state.$subtotal.get();
    local.set(SUMMARY_KEY, {
      count: state.$count.get(),
      subtotalCents: subtotal?.amountMinor ?? null,
      currency: state.$cart.get()?.currency ?? null,
    });
  };
  const reader = createCartReader({ state, gateway, hasReason, nextSequence, onRead: remember });
  const tabs = session.openTabChannel(TAB_CHANNEL, () => void reader.refresh());
  const writer = createCartWriter({
    state,
    gateway,
    keys: createActionKeys(randomId),
    nowMs,
    nextSequence,
    onWritten: () => {
      remember();
      // The message carries no authority: other tabs only learn that they should look.
      tabs.post({ type: 'changed' });
    },
    onUnknownOutcome: () => void reader.refresh(),
  });

  return {
    ...state,
    load: reader.load,
    refresh: reader.refresh,
    ...createCartActions(state, writer),
    stockOf: (itemId) => gateway.stockOf(itemId),
    use: writer.use,
    settled: writer.settled,
    close: () => {
      tabs.close();
    },
  };
}

type CartActions = Pick<CartRoom, 'add' | 'setQuantity' | 'remove' | 'undoRemove' | 'updateAdditionalFields'>;

function createCartActions(state: CartState, writer: CartWriter): CartActions {
  const add = (request: AddRequest) => {
    state.$removed.set(null);
    return writer.enqueue(() => ({ type: 'add', request }));
  };
  return {
    add,
    setQuantity: createQuantitySetter(state, writer),
    async remove(entryId) {
      const entry = state.$cart.get()?.entries.find(({ id }) => id === entryId) ?? null;
      state.$removing.set([...state.$removing.get(), entryId]);
      try {
        const result = await writer.enqueue(() => ({ type: 'remove', entryId }));
        if (result.userErrors.length === 0) state.$removed.set(entry);
        return result;
      } finally {
        state.$removing.set(state.$removing.get().filter((id) => id !== entryId));
      }
    },
    async undoRemove() {
      const entry = state.$removed.get();
      if (!entry) return null;
      const { itemId, quantity, additionalFields, chosenVariant } = entry;
      const sku = chosenVariant?.sku ?? null;
      const result = await writer.enqueue(() => ({
        type: 'add',
        request: { itemId, sku, quantity, additionalFields },
      }));
      if (result.userErrors.length === 0) state.$removed.set(null);
      return result;
    },
    updateAdditionalFields: (entryId, request) =>
      writer.enqueue(() => ({ type: 'update-fields', entryId, request })),
  };
}

function createQuantitySetter(state: CartState, writer: CartWriter): CartRoom['setQuantity'] {
  // Presses that come while the change before them waits become one change of the newest quantity.
  const waiting = new Map<string, Promise<CartResult>>();
  const desire = (entryId: string, quantity: number | undefined) => {
    const rest = Object.entries(state.$desired.get()).filter(([id]) => id !== entryId);
    state.$desired.set(Object.fromEntries(quantity === undefined ? rest : [...rest, [entryId, quantity]]));
  };
  return (entryId, quantity) => {
    desire(entryId, quantity);
    const already = waiting.get(entryId);
    if (already) return already;
    const result = writer
      .enqueue(() => {
        waiting.delete(entryId);
        return { type: 'update', entryId, quantity: state.$desired.get()[entryId] ?? quantity };
      })
      .finally(() => {
        if (!waiting.has(entryId)) desire(entryId, undefined);
      });
    waiting.set(entryId, result);
    return result;
  };
}
