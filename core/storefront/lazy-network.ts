import type { Api } from '../api/index.ts';
import type { CartClient, CartContext } from '../cart/index.ts';
import { StorefrontError } from '../errors/index.ts';
import { retryable, yieldToBrowser } from '../shared/index.ts';
import type { Network, NetworkParts } from './network.ts';

/** The wire before it has loaded. */
export interface LazyNetwork {
  readonly api: Api;
  /** Opens the client that reads and writes the cart. */
  readonly openCart: (context: CartContext) => Promise<CartClient>;
  /** Loads the wire, and with it every setting. Rejects with `offline`. */
  readonly prepare: () => Promise<void>;
  /** Resolves when the wire is there, whoever has asked for it; asks for nothing itself. */
  readonly loaded: Promise<Network>;
}

/**
 * Creates a wire that is loaded by the first call: a page shows products and responds to a press before it talks to the store.
 * @param parts what the wire needs
 * Source: docs/behaviour/wire.md §1
 */
export function lazyNetwork(parts: NetworkParts): LazyNetwork {
  let resolveLoaded: (network: Network) => void;
  const loaded = new Promise<Network>((resolve) => {
    resolveLoaded = resolve;
  });
  let wire: Network | undefined;
  const loader = retryable(async () => {
    const { createNetwork: createWire } = await import('./network.ts');
    // What else came in its file has just run: a slow processor can answer in between.
    await yieldToBrowser();
    // A try that has timed out may have made it in the end.
    wire ??= createWire(parts);
    resolveLoaded(wire);
    return wire;
  });

  let reported: unknown;
  const load = (): Promise<Network> =>
    loader.load().catch((cause: unknown) => {
      // Everyone who is waiting gets the same failure.
      if (cause !== reported) parts.report(cause, 'wire/load');
      reported = cause;
      // Nothing was sent: to the visitor it is like being offline.
      throw new StorefrontError('offline', { cause });
    });

  return {
    api: {
      read: async (...call) => (await load()).api.read(...call),
      write: async (...call) => (await load()).api.write(...call),
    },
    openCart: async (context) => (await load()).openCart(context),
    prepare: async () => {
      await load();
    },
    loaded,
  };
}
