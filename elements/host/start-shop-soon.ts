import { tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

let isStarting = false;

/**
 * Starts the page's store after all elements of this task have connected: one of them may be a store-config. It uses a
 * task of its own, so that a slow processor can handle a click in between.
 */
export function startShopSoon(): void {
  if (isStarting) return;
  isStarting = true;
  setTimeout(() => {
    const shop = storefront();
    tryAndReport(shop.report, 'start', () => {
      shop.start();
    });
  });
}
