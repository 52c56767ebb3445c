import { decimalFromMinor } from '../../../../core/money/index.ts';
import type { MoneyData } from '../../../../engine/template/index.ts';

/** An amount as templates write it: a decimal string in major units. Source: docs/behaviour/money.md §1.2 */
export type Money = Extract<MoneyData, { readonly value: string }>;

/** The store's one currency. Source: docs/behaviour/reference-store.md §5.4 */
export const CURRENCY = 'USD';

/**
 * Formats cents for templates.
 * @param cents a whole number of cents, 0 or more
 * @returns the amount as a decimal string with two digits
 */
export function toMoney(cents: number): Money {
  return { value: decimalFromMinor(cents, CURRENCY), currency: CURRENCY };
}
