import type { ReadableAtom } from 'nanostores';
import { isStorefrontError } from '../errors/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { reportToConsole, type Report } from '../shared/index.ts';
import type { ObservableCart } from './observable-cart.ts';
import type { CartClient, CartContext } from './state/cart-client.ts';
import { createCartState } from './state/cart-state.ts';
import type { CartMiddleware } from './state/cart-operation.ts';

/** Dependencies of a cart. */
export interface CartParts {
  /** Opens the client that reads and writes the cart, on first use; rejects with a StorefrontError. */
  readonly openClient: (context: CartContext) => CartClient | Promise<CartClient>;
  /** The page's currency. */
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  /** Middleware of the page's settings, outside that of `use`; none by default. */
  readonly getMiddleware?: () => readonly CartMiddleware[];
  /** Receives errors of foreign code; logs to the console by default. */
  readonly report?: Report;
}

/**
 * Creates the visitor's cart: stores are ready immediately, actions wait for the client.
 * @param parts how to open the client, and the page's currency
 * @returns stores and actions
 * Source: docs/behaviour/cart.md §3, §6, §8, §10
 */
export function createCart(parts: CartParts): ObservableCart {
  const { $pageCurrency, report = reportToConsole } = parts;
  const state = createCartState($pageCurrency, report);
  const { $remembered: _remembered, ...stores } = state;
  const { $status } = stores;
  const { getMiddleware, use } = middlewareOf(parts);
  const client = lazyClient(() => parts.openClient({ state, getMiddleware, report }));

  async function read(by: (opened: CartClient) => Promise<void>): Promise<void> {
    if ($status.get().state === 'uninitialised') $status.set({ state: 'loading' });
    try {
      await client.ask(by);
    } catch (error) {
      if (!isStorefrontError(error)) throw error;
      $status.set({ state: 'stale', error });
    }
  }

  return {
    ...stores,
    load: () => read((opened) => opened.load()),
    refresh: () => read((opened) => opened.refresh()),
    ...actionsOf(client),
    use,
    close: client.close,
  };
}

function middlewareOf({
  getMiddleware,
}: CartParts): Pick<CartContext, 'getMiddleware'> & Pick<ObservableCart, 'use'> {
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

type Actions = Omit<CartClient, 'load' | 'refresh' | 'close'>;

const ACTIONS = [
  'add',
  'update',
  'remove',
  'undoRemove',
  'updateAdditionalFields',
  'applyCode',
  'removeCode',
  'setNote',
  'findCheckout',
  'checkout',
  'stockOf',
] as const satisfies readonly (keyof Actions)[];

function actionsOf({ ask, settled }: LazyClient): Actions {
  const action =
    (name: (typeof ACTIONS)[number]) =>
    (...call: unknown[]) => {
      // The caller's object may change while the client loads.
      const asked = call.map((value) => (Object(value) === value ? { ...(value as object) } : value));
      return ask((client) => (client[name] as (...asked: unknown[]) => Promise<unknown>)(...asked));
    };
  const actions = Object.fromEntries(ACTIONS.map((name) => [name, action(name)]));
  return { ...actions, settled } as unknown as Actions;
}

/** A client that may not be loaded yet. */
interface LazyClient extends Pick<CartClient, 'settled' | 'close'> {
  /** Calls the client, immediately if it is loaded. */
  readonly ask: <Answer>(question: (client: CartClient) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Creates a client that opens on first use.
 * @param openClient opens it; after a failure, the next use tries again
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
    // Not by `instanceof`, because a page may have replaced the browser's Promise.
    if (!('then' in client)) return keep(client);
    opening = client;
    // Runs before the callbacks of waiting callers, so that later calls stay behind them.
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
