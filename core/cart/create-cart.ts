import type { ReadableAtom } from 'nanostores';
import { isStorefrontError } from '../errors/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { Session } from '../session/index.ts';
import { reportToConsole, type Report } from '../shared/index.ts';
import type { CartRoom } from './cart-room.ts';
import type { CartClient, CartContext } from './state/cart-client.ts';
import { createCartState, READY } from './state/cart-state.ts';
import type { CartMiddleware } from './state/cart-operation.ts';
import { createSummaryCache } from './state/summary.ts';

/** What a cart needs. */
export interface CartParts {
  /** Opens the client that reads and writes the cart, on first use; rejects with a StorefrontError. */
  readonly openClient: (context: CartContext) => CartClient | Promise<CartClient>;
  readonly session: Session;
  /** The page's currency. */
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  /** Whether there is a cart to read although no cookie says so; never by default. */
  readonly hasOwnReason?: () => boolean;
  /** Whether the cart belongs to this tab alone; never by default. */
  readonly isOfTab?: () => boolean;
  /** Wrappers of the page's settings, outside those of `use`; none by default. */
  readonly getMiddleware?: () => readonly CartMiddleware[];
  /** Receives errors of foreign code; logs to the console by default. */
  readonly report?: Report;
}

/** The channel of the visitor's tabs, and its only message: the receiver reads the cart again. */
const TABS = { subject: 'cart', changed: 'changed' } as const;

/**
 * Creates the visitor's cart: stores at once, and actions that wait for the client.
 * @param parts how to open the client, the visitor's session and the page's currency
 * @returns stores and actions
 * Source: docs/behaviour/cart.md §3, §6, §8, §10
 */
export function createCart(parts: CartParts): CartRoom {
  const { session, $pageCurrency, hasOwnReason = () => false, report = reportToConsole } = parts;
  const state = createCartState($pageCurrency, report);
  const { $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency } = state;
  const summaries = createSummaryCache(session, parts.isOfTab);
  const tabs = session.openTabChannel(TABS.subject, (message) => {
    if (message === TABS.changed) void refresh();
  });
  const publish = () => {
    if (summaries.write($cart.get())) tabs.post(TABS.changed);
  };
  const { getMiddleware, use } = middlewareOf(parts);
  const client = lazyClient(() => parts.openClient({ state, getMiddleware, publish, report }));

  async function refresh(): Promise<void> {
    if ($status.get().state === 'uninitialised') $status.set({ state: 'loading' });
    try {
      await client.ask((opened) => opened.refresh());
    } catch (error) {
      if (!isStorefrontError(error)) throw error;
      $status.set({ state: 'stale', error });
    }
  }

  const actions = actionsOf(client);
  const mayHaveCart = () =>
    hasOwnReason() || session.getSiteUser().isAuthenticated || session.hasCartCookie();

  return {
    ...{ $cart, $count, $subtotal, $status, $desired, $removing, $removed, getCurrency },
    load() {
      const hasReason = mayHaveCart() || summaries.isPending();
      if (hasReason) state.$remembered.set(summaries.read());
      // A shown cart came from the store, so there is something to read.
      if (hasReason || $cart.get()) return refresh();
      $status.set(READY);
      publish();
      return Promise.resolve();
    },
    refresh,
    ...actions,
    add(request) {
      // The answer that brings the cart's cookie may be lost, and this page may end before it has asked again.
      if (!mayHaveCart()) summaries.markPending();
      return actions.add(request);
    },
    use,
    close() {
      tabs.close();
      client.close();
    },
  };
}

function middlewareOf({
  getMiddleware,
}: CartParts): Pick<CartContext, 'getMiddleware'> & Pick<CartRoom, 'use'> {
  const used = new Set<{ readonly wrap: CartMiddleware }>();
  return {
    getMiddleware: () => [...(getMiddleware?.() ?? []), ...[...used].map(({ wrap }) => wrap)],
    use(wrap) {
      const item = { wrap };
      used.add(item);
      return () => void used.delete(item);
    },
  };
}

type Actions = Omit<CartClient, 'refresh' | 'close'>;

function actionsOf({ ask, settled }: LazyClient): Actions {
  return {
    // Copied, because the caller's object may change while the client is fetched.
    add: (request) => {
      const asked = { ...request };
      return ask((client) => client.add(asked));
    },
    setQuantity: (...call) => ask((client) => client.setQuantity(...call)),
    remove: (...call) => ask((client) => client.remove(...call)),
    undoRemove: () => ask((client) => client.undoRemove()),
    updateAdditionalFields: (entryId, request) => {
      const asked = { ...request };
      return ask((client) => client.updateAdditionalFields(entryId, asked));
    },
    stockOf: (...call) => ask((client) => client.stockOf(...call)),
    settled,
  };
}

/** A client that may not be loaded yet. */
interface LazyClient extends Pick<CartClient, 'settled' | 'close'> {
  /** Asks the client: at once if it is loaded. */
  readonly ask: <Answer>(question: (client: CartClient) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Creates a client that is opened on first use.
 * @param openClient opens it; if that fails, the next use tries again
 */
function lazyClient(openClient: () => CartClient | Promise<CartClient>): LazyClient {
  let opened: CartClient | null = null;
  let opening: Promise<CartClient> | null = null;
  let isClosed = false;

  function keep(client: CartClient): CartClient {
    opened = client;
    opening = null;
    if (isClosed) client.close();
    return client;
  }

  function open(): CartClient | Promise<CartClient> {
    const client = openClient();
    // Not by `instanceof`: a page may have put a Promise of its own in the place of the browser's.
    if (!('then' in client)) return keep(client);
    opening = client;
    // Runs before the callbacks of those who are waiting, so that later callers come after them.
    client.then(keep, () => {
      opening = null;
    });
    return opening;
  }

  async function ask<Answer>(question: (client: CartClient) => Promise<Answer>): Promise<Answer> {
    const client = opened ?? opening ?? open();
    return question('then' in client ? await client : client);
  }

  return {
    ask,
    async settled() {
      const client = opened ?? (await opening?.catch(() => null));
      await client?.settled();
    },
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
