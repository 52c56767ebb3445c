import { tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

let isStarting = false;

/**
 * Opens the page's shop when the elements of this task stand: one of them may be a store-config. In a task of its own,
 * so that a slow processor can answer a press in between.
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
