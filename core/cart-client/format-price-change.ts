import { formatMoney, type Money } from '../money/index.ts';
import { fill } from '../text/index.ts';
import { CART_WORDS } from '../words/index.ts';

/**
 * Formats a change of the unit price since the visitor saw it.
 * @param former the price shown before; null for none
 * @param now the price in the cart; null if unknown
 * @param locale for formatting amounts
 * @returns a sentence; none if the price is the same or cannot be compared
 * Source: docs/behaviour/cart-page.md §6.3; docs/behaviour/adding-to-cart.md §7.4
 */
export function formatPriceChange(
  former: Money | null,
  now: Money | null,
  locale: string,
): readonly string[] {
  if (!former || former.currency !== now?.currency || former.amountMinor === now.amountMinor) return [];
  const [before, price] = [former, now].map((amount) => formatMoney(amount, { locale }));
  return [fill(CART_WORDS.priceChanged, { former: before ?? '', price: price ?? '' })];
}
