import type { Api } from '../api/index.ts';
import type { CartClient, CartContext } from '../cart/index.ts';
import { StorefrontError } from '../errors/index.ts';
import { retryable, yieldToBrowser } from '../shared/index.ts';
import type { Network, NetworkParts } from '../shop-network/index.ts';

/** The network bundle before it has loaded. */
export interface LazyNetwork {
  readonly api: Api;
  /** Opens the client that reads and writes the cart. */
  readonly openCart: (context: CartContext) => Promise<CartClient>;
  /** Loads the network bundle, and with it every setting. Rejects with `offline`. */
  readonly prepare: () => Promise<void>;
  /** Resolves when the network bundle has loaded; does not start loading. */
  readonly loaded: Promise<Network>;
}

/**
 * Creates a proxy that loads the network bundle on the first call. A page shows products and responds to clicks before.
 * @param parts dependencies of the network bundle
 * Source: docs/behaviour/network.md §1
 */
export function lazyNetwork(parts: NetworkParts): LazyNetwork {
  let resolveLoaded: (network: Network) => void;
  const loaded = new Promise<Network>((resolve) => {
    resolveLoaded = resolve;
  });
  let network: Network | undefined;
  const loader = retryable(async () => {
    const { createNetwork } = await import('../shop-network/network.ts');
    // The rest of the bundle has just run: yielding lets slow processors respond.
    await yieldToBrowser();
    // An attempt may have succeeded after its timeout.
    network ??= createNetwork(parts);
    resolveLoaded(network);
    return network;
  });

  let reported: unknown;
  const load = (): Promise<Network> =>
    loader.load().catch((cause: unknown) => {
      // Everyone who is waiting gets the same failure.
      if (cause !== reported) parts.report(cause, 'network/load');
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
