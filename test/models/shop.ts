import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { createMemoryCartGateway, type MemoryCartGateway } from '../../core/memory-store/index.ts';
import type { CartEntry } from '../../core/cart/index.ts';
import { createPageSettings } from '../../core/page/index.ts';
import { createStorefront, type Storefront } from '../../core/storefront/index.ts';
import type { Listen } from '../../elements/host/index.ts';
import { catalogOf, mugProduct, printProduct, teeProduct } from '../../elements/testing.ts';

/** A discount code and the per cent that it takes off. */
export interface DiscountCode {
  readonly code: string;
  readonly percentOff: number;
}

/** A complete store without a page. */
export interface Shop {
  readonly shop: Storefront;
  readonly gateway: MemoryCartGateway;
  /** Adds pieces of a variant. */
  readonly add: (itemId: string, sku: string, quantity?: number) => Promise<void>;
  /** The line of a product. */
  readonly entryOf: (itemId: string) => CartEntry;
  readonly close: () => void;
}

/**
 * Opens a shop over a memory store whose cart has been read; it sells tees, mugs and prints.
 * @param settings what differs from the defaults
 * @param codes its discount codes
 */
export async function openShop(settings: object = {}, codes: readonly DiscountCode[] = []): Promise<Shop> {
  const pageSettings = createPageSettings({ document: null, warn: (message) => assert.fail(message) });
  const gateway = createMemoryCartGateway({
    catalog: catalogOf([teeProduct, mugProduct, printProduct]),
    codes,
  });
  pageSettings.configure({ ...settings, gateway: { cart: gateway } });
  const shop = createStorefront({ settings: pageSettings, page: new EventTarget() });
  await shop.cart.refresh();
  return {
    shop,
    gateway,
    async add(itemId, sku, quantity = 1) {
      await shop.cart.add({ itemId, sku, quantity, additionalFields: '' });
    },
    entryOf(itemId) {
      const entry = shop.cart.$cart.get()?.entries.find((each) => each.itemId === itemId);
      assert.ok(entry, `no line of ${itemId}`);
      return entry;
    },
    close: () => {
      shop.close();
    },
  };
}

/** Listens until the test ends. */
export const listenAlways: Listen = (store, listener) => {
  store.listen(listener);
};

/**
 * Lets everything happen until something holds.
 * @param holds what is waited for
 * @param what its name
 */
export async function until(holds: () => boolean, what: string): Promise<void> {
  // Stops a test that hangs, not one on a slow machine.
  const endMs = performance.now() + 60_000;
  while (!holds()) {
    assert.ok(performance.now() < endMs, `waited for: ${what}`);
    await setImmediate();
  }
}

/** Waits for all pending promises. */
export async function settlePromises(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await setImmediate();
}
