import { parseMajorUnits } from '../money/index.ts';

// Discounts that are divided among lines leave such residues.
const RESIDUE = 1e-6;

/**
 * Writes an amount of Medusa, a number in major units, as a decimal text.
 * @param amount anything
 * @returns such as "32.4"; undefined for anything but a number
 */
export function decimalOf(amount: unknown): string | undefined {
  if (typeof amount !== 'number') return undefined;
  // The shortest text of a number is exact, but very small ones have an exponent.
  return Math.abs(amount) < RESIDUE ? '0' : String(amount);
}

/**
 * Multiplies an amount of Medusa, without the residues of binary fractions.
 * @param amount anything
 * @param count how many times
 * @returns a number in major units; NaN for anything but a number
 */
export function multiply(amount: unknown, count: number): number {
  return typeof amount === 'number' ? Number((amount * count).toPrecision(15)) : Number.NaN;
}

/**
 * Converts an amount of Medusa to minor units.
 * @param amount anything
 * @param currency of the amount
 * @returns minor units; NaN, which a cart shows as blank, if it cannot be read
 * Source: docs/behaviour/gateways.md §3.3
 */
export function minorOf(amount: unknown, currency: string): number {
  return parseMajorUnits(decimalOf(amount), currency)?.amountMinor ?? Number.NaN;
}
