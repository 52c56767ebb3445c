import type { Api } from '../api/index.ts';
import type { CartBackend, CartGateway } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { retryable } from '../shared/index.ts';
import type { Wire, WireParts } from './wire.ts';

/** The wire, before it is there. */
export interface LazyWire {
  readonly api: Api;
  /** The cart's backend: the program's own where there is one. */
  readonly cart: CartBackend;
  /** Begins to load, so that the first call need not wait. */
  preload(): void;
}

/**
 * Creates a wire that is loaded by the first call: a page shows its shop and answers a press before it speaks to it.
 * @param parts what the wire needs
 * @param getOwnCart the program's own gateway of the cart, or null
 * Source: docs/behaviour/wire.md §1
 */
export function lazyWire(parts: WireParts, getOwnCart: () => CartGateway | null): LazyWire {
  const loader = retryable(async () => (await import('./wire.ts')).createWire(parts));

  // Nothing was sent: to the visitor it is like being offline.
  const load = (): Promise<Wire> =>
    loader.load().catch((cause: unknown) => {
      throw new StorefrontError(FAILURE_KINDS.offline, { cause });
    });

  const backend = async (): Promise<CartBackend> => {
    const { cart, openOwn } = loader.current() ?? (await load());
    const own = getOwnCart();
    return own ? openOwn(own) : cart;
  };

  return {
    api: {
      read: async (...call) => (await load()).api.read(...call),
      write: async (...call) => (await load()).api.write(...call),
    },
    cart: {
      load: async () => (await backend()).load(),
      send: async (...call) => (await backend()).send(...call),
      stockOf: async (...call) => (await backend()).stockOf(...call),
    },
    preload() {
      load().catch(() => {
        // The call that needs it tries again, and reports.
      });
    },
  };
}
