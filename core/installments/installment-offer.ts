import { type Money, money } from '../money/index.ts';
import type { OfferKind } from '../offer/index.ts';

/** Which totals can be paid in instalments, in minor units. */
export interface InstallmentRange {
  /** Itself out of range. */
  readonly minimumCents: number;
  /** Itself in range. */
  readonly maximumCents: number;
}

/** Whether a total can be paid in instalments. Source: docs/behaviour/instalments.md §2.2 */
export type InstallmentOffer =
  | { readonly state: 'in-range'; readonly payments: readonly Money[] }
  /** The limit that the total exceeds or misses. */
  | { readonly state: 'above' | 'below'; readonly limit: Money };

/**
 * Returns whether every item can be paid in instalments.
 * @param kinds the product kinds in the purchase
 * @returns true if all of it is physical; false for an empty cart
 * Source: docs/behaviour/instalments.md §2.1
 */
export function isEligible(kinds: readonly OfferKind[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'physical');
}

/**
 * Judges a total.
 * @param total the total to pay
 * @param range which totals can be paid in instalments
 * @param count how many payments
 * Source: docs/behaviour/instalments.md §2.2, §3
 */
export function installmentOffer(total: Money, range: InstallmentRange, count: number): InstallmentOffer {
  const { amountMinor, currency } = total;
  const { minimumCents, maximumCents } = range;
  if (amountMinor > maximumCents) return { state: 'above', limit: money(maximumCents, currency) };
  if (amountMinor <= minimumCents) return { state: 'below', limit: money(minimumCents, currency) };
  return { state: 'in-range', payments: splitIntoPayments(total, count) };
}

/**
 * Splits an amount into equal payments; a remainder is added to the first ones, one minor unit each.
 * Source: docs/behaviour/instalments.md §3.1
 */
function splitIntoPayments({ amountMinor, currency }: Money, count: number): readonly Money[] {
  const least = Math.floor(amountMinor / count);
  const leftOver = amountMinor - least * count;
  return Array.from({ length: count }, (_, index) => money(least + Number(index < leftOver), currency));
}
