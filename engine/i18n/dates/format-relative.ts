import { type Decimal, readNumberText } from '../../../core/money/index.ts';
import { capitalizerFor } from './capitalize.ts';
import type { RelativeOptions } from '../locale/date-options.ts';
import type { Locale } from '../locale/locale.ts';
import { measureDistance } from './relative-value.ts';
import { roundNumber } from '../numbers/round-number.ts';

/** Formats how far the second moment is from the first. */
export type DistanceWriter = (startMs: number, endMs: number) => string;

/** From here on numbers are grouped, and the separators differ between releases of the locale data. */
const FIRST_GROUPED = 1000;

const WHOLE = { min: 0, max: 0 } as const;

/**
 * Creates a formatter of distances in time.
 * @param tag a complete tag
 * @param options fields and widths
 * @param formatDecimal the locale's, for numbers that the platform may format otherwise
 * @returns a function that formats a distance
 * Source: docs/behaviour/locale-data.md §6
 */
export function createDistanceWriter(
  tag: string,
  options: RelativeOptions,
  formatDecimal: Locale['formatDecimal'],
): DistanceWriter {
  const { field, width = 'long', hasWeeks = false, isNumeric = false, isNowNamed = false } = options;
  const capitalize = capitalizerFor(tag, 'distances', options.context);
  const counting = new Intl.RelativeTimeFormat(tag, { style: width, numeric: 'always' });
  const naming = new Intl.RelativeTimeFormat(tag, { style: width, numeric: 'auto' });
  return (startMs, endMs) => {
    const { unit, value } = measureDistance(startMs, endMs, field, hasWeeks);
    const { integer, fraction } = roundNumber(readNumberText(String(value)) as Decimal, options, WHOLE);
    const amount = Number(`${integer}.${fraction}`);
    const isCounted = (isNumeric && !(isNowNamed && amount === 0)) || !Number.isInteger(amount);
    const format = isCounted ? counting : naming;
    const signed = value < 0 ? -amount : amount;
    if (fraction === '' && amount < FIRST_GROUPED) return capitalize(format.format(signed, unit));
    const number = formatDecimal(String(amount), {
      isGrouped: options.isGrouped,
      minFraction: fraction.length,
      maxFraction: fraction.length,
    });
    return capitalize(withNumber(format.formatToParts(signed, unit), number));
  };
}

/** Replaces the platform's number, which may consist of several parts. */
function withNumber(parts: readonly Intl.RelativeTimeFormatPart[], number: string): string {
  const isNumber = (part: Intl.RelativeTimeFormatPart | undefined): boolean =>
    part !== undefined && part.type !== 'literal';
  return parts
    .map((part, place) => {
      if (!isNumber(part)) return part.value;
      return isNumber(parts[place - 1]) ? '' : number;
    })
    .join('');
}
