import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type * as PriceWordsModule from './price-words.ts';

/** Price texts that only some products need. */
export type PriceWords = typeof PriceWordsModule;

const words = retryable(() => import('./price-words.ts'));

/**
 * Returns the price texts that only some products need.
 * @param onMore called when they have loaded
 * @returns the texts; null while they are loading
 * Source: docs/behaviour/products.md §9.2; docs/behaviour/subscriptions.md §2
 */
export function priceWords(onMore: () => void): PriceWords | null {
  const current = words.current();
  if (current === null)
    words.load().then(onMore, (error: unknown) => {
      storefront().report(error, 'price/words');
    });
  return current;
}
