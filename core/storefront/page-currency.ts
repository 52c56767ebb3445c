import { atom, type ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import type { PageSettings } from '../page/index.ts';

/** The page's currency, for carts that name none. */
export interface PageCurrency {
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  readonly stop: () => void;
}

/**
 * Follows the page's currency through its settings. Not a computed store: one that is only asked now and then would
 * come and go as a listener of the settings.
 * @param settings the page's
 * @returns the currency, and how to stop following it
 * Source: docs/behaviour/money.md §2.1
 */
export function followPageCurrency({ $settings }: PageSettings): PageCurrency {
  const $pageCurrency = atom<CurrencyCode>($settings.get().currency);
  const stop = $settings.listen(({ currency }) => {
    $pageCurrency.set(currency);
  });
  return { $pageCurrency, stop };
}
