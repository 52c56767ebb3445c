import { atom, type ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import type { PageSettings } from '../page/index.ts';

/** The page's currency, for carts without one. */
export interface PageCurrency {
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  readonly stop: () => void;
}

/**
 * Follows the page's currency through its settings. Not a computed store: one that is only read now and then would
 * subscribe and unsubscribe each time.
 * @param settings the settings of the page
 * @returns the currency, and a function that stops following it
 * Source: docs/behaviour/money.md §2.1
 */
export function followPageCurrency({ $settings }: PageSettings): PageCurrency {
  const $pageCurrency = atom<CurrencyCode>($settings.get().currency);
  const stop = $settings.listen(({ currency }) => {
    $pageCurrency.set(currency);
  });
  return { $pageCurrency, stop };
}
