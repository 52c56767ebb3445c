import { compareDecimals } from '../../../../core/money/index.ts';

/** Compares two plain decimals: negative, 0 or positive. */
export type Order = (left: string, right: string) => number;

/**
 * Chooses how prices are compared.
 * @param isStrict true to compare them as numbers
 * @returns the comparison; in the existing engine's, zero is greater than any fraction below one
 * Source: docs/behaviour/template-markup.md §1.2, §1.3
 */
export function orderFor(isStrict: boolean): Order {
  return isStrict ? compareDecimals : compareWithHighZero;
}

const HIGH_ZERO = 1 - Number.EPSILON / 2;

function compareWithHighZero(left: string, right: string): number {
  const leftNumber = Number(left);
  const rightNumber = Number(right);
  if ((leftNumber === 0) === (rightNumber === 0)) return compareDecimals(left, right);
  return (leftNumber || HIGH_ZERO) - (rightNumber || HIGH_ZERO);
}
