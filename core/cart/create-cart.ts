import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import { randomId, type Session } from '../session/index.ts';
import type { Report } from '../shared/index.ts';
import { createActionKeys } from './action-keys.ts';
import { createCartReader } from './cart-reader.ts';
import type { CartRoom } from './cart-room.ts';
import { createCartState, type CartState } from './cart-state.ts';
import { createCartWriter, type CartWriter } from './cart-writer.ts';
import { checkAddRequest, checkFieldsRequest, checkQuantity } from './check-request.ts';
import type { CartGateway } from './gateway.ts';
import { openCartTabs } from './cart-tabs.ts';
import type { CartMiddleware } from './operation.ts';
import { createQuantityChanges } from './quantity-changes.ts';
import { createRemovals } from './removals.ts';
import { createSummaryCache } from './summary-cache.ts';

/** What a cart needs. */
export interface CartParts {
  readonly gateway: CartGateway;
  readonly session: Session;
  /** The page's currency. */
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  /** Whether there is a cart to read although no cookie says so; never by default. */
  readonly hasOwnReason?: () => boolean;
  /** Wrappers of the page's settings, outermost first; none by default. */
  readonly getMiddleware?: () => readonly CartMiddleware[];
  /** Milliseconds that only rise; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Waits so many milliseconds; by `setTimeout` by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Hears of the mistakes of others; the console by default. */
  readonly report?: Report;
}

/**
 * Makes the visitor's cart.
 * @param parts the backend, the visitor's session and the page's currency
 * @returns stores and actions
 * Source: docs/behaviour/cart.md §3, §6, §8
 */
export function createCart(parts: CartParts): CartRoom {
  const { gateway, session, $pageCurrency, hasOwnReason = () => false, report = toConsole } = parts;
  const summaries = createSummaryCache(session);
  const remember = () => {
    if (summaries.write(state.getSummary())) tabs.post();
  };
  const state = createCartState({
    $pageCurrency,
    report,
    onAccepted: remember,
    onUncertain: () => void reader.refresh(),
  });
  const reader = createCartReader({
    state,
    gateway,
    summaries,
    hasReason: () => hasOwnReason() || session.getSiteUser().isAuthenticated || session.hasCartCookie(),
    onNoCart: remember,
    report,
  });
  const tabs = openCartTabs(session, () => void reader.refresh());
  const writer = createCartWriter({
    state,
    gateway,
    keys: createActionKeys(randomId),
    getMiddleware: parts.getMiddleware ?? (() => []),
    nowMs: parts.nowMs ?? (() => performance.now()),
    wait: parts.wait ?? ((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs))),
    onWritten: tabs.post,
    onUnknownOutcome: () => void reader.refresh(),
    read: reader.read,
    report,
  });
  const { $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency } = state;
  return {
    ...{ $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency },
    load: reader.load,
    refresh: reader.refresh,
    ...createActions(state, writer),
    stockOf: (itemId) => gateway.stockOf(itemId),
    use: writer.use,
    settled: writer.settled,
    close: tabs.close,
  };
}

type Actions = Pick<CartRoom, 'add' | 'setQuantity' | 'remove' | 'undoRemove' | 'updateAdditionalFields'>;

// Each is async, so that a caller's mistake rejects like any other failure.
function createActions(state: CartState, writer: CartWriter): Actions {
  const removals = createRemovals(state, writer);
  const setQuantity = createQuantityChanges(state, writer, removals);
  return {
    async add(request) {
      const result = await writer.perform({ type: 'add', request: checkAddRequest(request) });
      if (result.userErrors.length === 0) state.$removed.set(null);
      return result;
    },
    setQuantity: async (entryId, quantity) =>
      setQuantity(entryId, checkQuantity(quantity, 'cart.setQuantity')),
    remove: removals.remove,
    undoRemove: removals.undo,
    updateAdditionalFields: async (entryId, request) =>
      writer.perform({ type: 'update-fields', entryId, request: checkFieldsRequest(request) }),
  };
}

const toConsole: Report = (error, context) => {
  console.error(`storefront-elements: ${context}`, error);
};
