import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import type { Session } from '../session/index.ts';
import type { Report } from '../shared/index.ts';
import type { CartBackend } from './backend.ts';
import { createCartReader } from './cart-reader.ts';
import type { CartRoom } from './cart-room.ts';
import { createCartState } from './cart-state.ts';
import { checkAddRequest, checkFieldsRequest, checkQuantity } from './check-request.ts';
import { createCartLines } from './lines.ts';
import type { CartMiddleware } from './operation.ts';
import { pause } from './pacing.ts';
import { createSummaryCache } from './summary.ts';
import { createCartWrites } from './writes.ts';

/** What a cart needs. */
export interface CartParts {
  readonly backend: CartBackend;
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

/** The subject on which the visitor's tabs talk, and all that they say: whoever hears it asks the store. */
const TABS = { subject: 'cart', changed: 'changed' } as const;

/**
 * Creates the visitor's cart.
 * @param parts the backend, the visitor's session and the page's currency
 * @returns stores and actions
 * Source: docs/behaviour/cart.md §3, §6, §8, §10
 */
export function createCart(parts: CartParts): CartRoom {
  const { state, reader, writes, tabs } = connect(parts);
  const { $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency } = state;
  const lines = createCartLines(state, writes);
  return {
    ...{ $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency },
    load: reader.load,
    refresh: reader.refresh,
    // Async, so that a caller's mistake rejects like any other failure.
    async add(request) {
      const result = await writes.perform({ type: 'add', request: checkAddRequest(request) });
      if (result.userErrors.length === 0) $removed.set(null);
      return result;
    },
    setQuantity: async (entryId, quantity) =>
      lines.setQuantity(entryId, checkQuantity(quantity, 'cart.setQuantity')),
    remove: lines.remove,
    undoRemove: lines.undoRemove,
    updateAdditionalFields: async (entryId, request) =>
      writes.perform({ type: 'update-fields', entryId, request: checkFieldsRequest(request) }),
    stockOf: (itemId) => parts.backend.stockOf(itemId),
    use: writes.use,
    settled: writes.settled,
    close() {
      state.close();
      reader.close();
      tabs.close();
    },
  };
}

/** Reads and writes share the stores; whatever the stores take in is kept for the next page and told to other tabs. */
function connect(parts: CartParts) {
  const {
    backend,
    session,
    $pageCurrency,
    hasOwnReason = () => false,
    wait = pause,
    report = toConsole,
  } = parts;
  const summaries = createSummaryCache(session);
  const refresh = () => void reader.refresh();
  const tabs = session.openTabChannel(TABS.subject, (message) => {
    if (message === TABS.changed) refresh();
  });
  const publish = () => {
    if (summaries.write(state.$cart.get())) tabs.post(TABS.changed);
  };
  const state = createCartState({ $pageCurrency, report, onAccepted: publish, onUncertain: refresh });
  const reader = createCartReader({
    state,
    backend,
    summaries,
    hasReason: () => hasOwnReason() || session.getSiteUser().isAuthenticated || session.hasCartCookie(),
    onNoCart: publish,
    wait,
  });
  const writes = createCartWrites({
    state,
    backend,
    getMiddleware: parts.getMiddleware ?? (() => []),
    nowMs: parts.nowMs ?? (() => performance.now()),
    read: reader.read,
    onUnknownOutcome: reader.lookAfter,
    report,
  });
  return { state, reader, writes, tabs };
}

const toConsole: Report = (error, context) => {
  console.error(`storefront-elements: ${context}`, error);
};
