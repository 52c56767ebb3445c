import { formatMoney, type Money } from '../money/index.ts';
import { fill } from '../text/index.ts';
import { CART_WORDS } from '../words/index.ts';

/**
 * Tells that a piece costs other than the visitor has seen.
 * @param former the price that was shown; null where none was
 * @param now the price in the cart; null where it is not known
 * @param locale how amounts are written
 * @returns a sentence; none where the price is the same, or cannot be compared
 * Source: docs/behaviour/cart-page.md §6.3; docs/behaviour/adding-to-cart.md §7.4
 */
export function tellPriceChange(former: Money | null, now: Money | null, locale: string): readonly string[] {
  if (!former || former.currency !== now?.currency || former.amountMinor === now.amountMinor) return [];
  const [before, price] = [former, now].map((amount) => formatMoney(amount, { locale }));
  return [fill(CART_WORDS.priceChanged, { former: before ?? '', price: price ?? '' })];
}
