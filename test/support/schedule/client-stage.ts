import { CART_PATH } from '../../../core/cart-client/index.ts';
import { clientOf, fetchWithCookies } from '../rest-visitor.ts';
import { Visitor } from '../visitor.ts';
import { openTabs } from './client-tabs.ts';
import { startMortalStore } from './mortal-store.ts';
import { HASTE, linesOf, type ShownLine, type Stage } from './tab.ts';

/** Shortened as in the tabs of a browser stage. */
const LIMITS = {
  readTimeoutMs: Math.round(10_000 / HASTE.limits),
  writeTimeoutMs: Math.round(15_000 / HASTE.limits),
  retryMinDelayMs: 500 / HASTE.pauses,
  retryMaxDelayMs: 8_000 / HASTE.pauses,
  retryAfterMaxMs: 30_000 / HASTE.limits,
};

/**
 * Starts a store, and tabs without a browser that use it over HTTP.
 * @returns the stage; close it
 */
export async function openClientStage(): Promise<Stage> {
  fetchWithCookies();
  const { url, ...store } = await startMortalStore();
  return openTabs({
    ...store,
    async arrive() {
      const visitor = await Visitor.arrive(url);
      return {
        openTab: () => clientOf(visitor, url, LIMITS, CART_PATH),
        async held() {
          const { entries } = (await visitor.cart()) as unknown as { readonly entries: readonly ShownLine[] };
          return linesOf(entries);
        },
      };
    },
  });
}
