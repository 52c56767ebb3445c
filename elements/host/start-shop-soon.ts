import { tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

let isStarting = false;

/** Opens the page's shop when the elements of this task stand: one of them may be a store-config. */
export function startShopSoon(): void {
  if (isStarting) return;
  isStarting = true;
  queueMicrotask(() => {
    const shop = storefront();
    tryAndReport(shop.report, 'start', () => {
      shop.start();
    });
  });
}
