import { formatMoney, money } from '../../../core/money/index.ts';
import { CURRENCY } from '../../server/domains/catalogue/product-item.ts';

/**
 * Writes an amount for a page.
 * @param cents integer cents
 * @returns the price as visitors read it
 */
export function price(cents: number): string {
  return formatMoney(money(cents, CURRENCY));
}
