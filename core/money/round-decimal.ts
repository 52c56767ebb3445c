import type { Decimal } from './decimal.ts';

/** How dropping digits affects the digit before them. Source: docs/behaviour/locale-data.md §2.2. */
export type RoundingMode = 'up' | 'down' | 'ceiling' | 'floor' | 'half-up' | 'half-down' | 'half-even';

/**
 * Rounds a decimal, exactly; one that is short enough is returned unchanged.
 * @param decimal the digits
 * @param places how many digits stay after the point; a negative number rounds before it
 * @param mode the rounding mode
 * @returns the rounded decimal; a zero keeps its sign
 */
export function roundDecimal(decimal: Decimal, places: number, mode: RoundingMode): Decimal {
  const { isNegative, integer, fraction } = decimal;
  if (fraction.length <= places) return decimal;
  const keptLength = Math.max(0, integer.length + places);
  const digits = integer + fraction;
  const kept = digits.slice(0, keptLength);
  const dropped = digits.slice(keptLength).padStart(digits.length - integer.length - places, '0');
  const rounded = (isAwayFromZero(kept, dropped, mode, isNegative) ? increment(kept) : kept).padStart(1, '0');
  if (places <= 0) {
    // 0 stays 0 at any number of places.
    return { isNegative, integer: rounded === '0' ? rounded : rounded + '0'.repeat(-places), fraction: '' };
  }
  const pointAt = rounded.length - places;
  return { isNegative, integer: rounded.slice(0, pointAt), fraction: rounded.slice(pointAt) };
}

function isAwayFromZero(kept: string, dropped: string, mode: RoundingMode, isNegative: boolean): boolean {
  if (/^0*$/.test(dropped)) return false;
  switch (mode) {
    case 'up':
      return true;
    case 'down':
      return false;
    case 'ceiling':
      return !isNegative;
    case 'floor':
      return isNegative;
    default:
      return /^50*$/.test(dropped) ? isTieAwayFromZero(kept, mode) : dropped >= '5';
  }
}

function isTieAwayFromZero(kept: string, mode: RoundingMode): boolean {
  return mode === 'half-even' ? '13579'.includes(kept.at(-1) ?? '0') : mode === 'half-up';
}

function increment(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '9') end--;
  const zeros = '0'.repeat(digits.length - end);
  return end === 0 ? `1${zeros}` : digits.slice(0, end - 1) + String(Number(digits[end - 1]) + 1) + zeros;
}
