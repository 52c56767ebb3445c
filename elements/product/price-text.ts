import { formatMoney, type Money, type MoneyFormat } from '../../core/money/index.ts';
import type { PriceSummary } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';

/** How amounts are formatted, and the text in place of zero; without one, the amount itself. */
export interface AmountLook extends MoneyFormat {
  readonly freeLabel?: string;
}

/**
 * Formats an amount.
 * @param amount the amount; null for none
 * @param look how it is formatted
 * Source: docs/behaviour/products.md §4.7
 */
export function amountText(amount: Money | null, look: AmountLook): string | null {
  return amount && ((amount.amountMinor === 0 && look.freeLabel) || formatMoney(amount, look));
}

/**
 * Formats the price: "from $24.00" where prices vary.
 * @param summary the price
 * @param look how amounts are formatted
 * @returns the text; null where no price is known
 * Source: docs/behaviour/products.md §4.3
 */
export function priceText({ price, from }: PriceSummary, look: AmountLook): string | null {
  const text = amountText(price, look);
  return from ? fill(PRODUCT_WORDS.fromPrice, { price: text ?? '' }) : text;
}
