import type { Decimal } from './decimal.ts';

/**
 * Parses a text that `plainText` could have written.
 * @param text digits with at most one point and a leading minus, of any length; not checked
 */
export function splitPlainText(text: string): Decimal {
  const isNegative = text.startsWith('-');
  const point = text.indexOf('.');
  const integerEnd = point < 0 ? text.length : point;
  return {
    isNegative,
    integer: text.slice(isNegative ? 1 : 0, integerEnd),
    fraction: text.slice(integerEnd + 1),
  };
}
