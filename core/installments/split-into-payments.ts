import { type Money, money } from '../money/index.ts';

/**
 * Splits an amount into payments that are as equal as whole minor units allow and sum exactly to it.
 * @param total the amount, 0 or more
 * @param count how many payments, 1 or more
 * @returns the payments; the remainder is added to the first ones, one minor unit each
 * Source: docs/behaviour/instalments.md §3.1
 */
export function splitIntoPayments({ amountMinor, currency }: Money, count: number): readonly Money[] {
  const least = Math.floor(amountMinor / count);
  const leftOver = amountMinor - least * count;
  return Array.from({ length: count }, (_, index) => money(least + Number(index < leftOver), currency));
}
