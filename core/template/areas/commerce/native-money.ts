import { plainText, readNumberText } from '../../../i18n/index.ts';

/** Longer decimals may have more digits than a double holds. */
const MAX_SAFE_LENGTH = 16;

/**
 * Prints an amount in the one form that follows no locale: "," between thousands, "." and two digits, halves away
 * from zero.
 * @param decimal a plain decimal of any length
 * @returns such as "1,234.50"; beyond 15 digits those of the nearest double, as a browser's own number format prints
 * Source: template language §13.1 (money text)
 */
export function printNativeMoney(decimal: string): string {
  if (decimal.length <= MAX_SAFE_LENGTH) return printDigits(decimal);
  const nearest = readNumberText(String(Number(decimal)));
  if (typeof nearest === 'object') return printDigits(plainText(nearest));
  return decimal.startsWith('-') ? '-∞' : '∞';
}

function printDigits(decimal: string): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  const point = decimal.indexOf('.');
  const integer = decimal.slice(sign.length, point < 0 ? undefined : point);
  const fraction = point < 0 ? '' : decimal.slice(point + 1);
  if (fraction.length <= 2) return `${sign}${groupThousands(integer)}.${fraction.padEnd(2, '0')}`;
  const cents = roundToCents(integer, fraction);
  return `${sign}${groupThousands(cents.slice(0, -2))}.${cents.slice(-2)}`;
}

function roundToCents(integer: string, fraction: string): string {
  const cents = integer + fraction.slice(0, 2);
  return fraction.slice(2) < '5' ? cents : String(BigInt(cents) + 1n).padStart(cents.length, '0');
}

function groupThousands(integer: string): string {
  let end = integer.length - 3;
  if (end <= 0) return integer;
  let grouped = integer.slice(end);
  for (; end > 0; end -= 3) grouped = `${integer.slice(Math.max(0, end - 3), end)},${grouped}`;
  return grouped;
}
