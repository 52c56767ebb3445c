import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import type { ProductListGateway } from '../product-list/index.ts';

/** Every list of a backend. */
export type ProductLists = Required<ProductListGateway>;

/**
 * Creates lists whose code loads with the first call: most pages show none.
 * @param open loads the code; a failure is "offline", and the next call tries again
 * Source: docs/behaviour/gateways.md §1.9
 */
export function lazyLists(open: () => Promise<ProductLists>): ProductLists {
  let opened: Promise<ProductLists> | undefined;

  async function lists(): Promise<ProductLists> {
    opened ??= open();
    try {
      return await opened;
    } catch (cause) {
      opened = undefined;
      throw new StorefrontError(FAILURE_KINDS.offline, { cause });
    }
  }

  return {
    list: async (query, signal) => (await lists()).list(query, signal),
    search: async (query, signal) => (await lists()).search(query, signal),
    related: async (query, signal) => (await lists()).related(query, signal),
  };
}
