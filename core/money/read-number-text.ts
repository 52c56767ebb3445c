import { shiftDecimal, withoutLeadingZeros } from './adjust-decimal.ts';
import type { Decimal } from './decimal.ts';

/** The result of parsing: a number, NaN, or infinity. */
export type NumberText = Decimal | 'nan' | 'infinity';

/** Larger shifts of the point are refused: a few characters would produce megabytes of zeros. */
const MAX_EXPONENT = 100_000;

const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const LETTER_E = 101;

/**
 * Parses the text of a number: a sign, digits around a point, an exponent; nothing before and nothing after.
 * @param text for example "1234.50", "-.5", "1e3"
 * @returns the exact digits ("1.0" keeps its zero), "nan" or "infinity", or undefined if it is not a number
 * Source: docs/behaviour/locale-data.md §2.1
 */
export function readNumberText(text: string): NumberText | undefined {
  const places = findPlaces(text);
  return places === undefined ? readSpecial(text) : digitsOf(text, places);
}

/** Positions of the parts of a number in its text. */
interface Places {
  /** After the sign. */
  readonly start: number;
  /** -1 without a point. */
  readonly point: number;
  /** -1 without an exponent. */
  readonly exponentAt: number;
}

/** Undefined for a text with any character that a number cannot have. */
function findPlaces(text: string): Places | undefined {
  const start = isSign(text.charCodeAt(0)) ? 1 : 0;
  let point = -1;
  let exponentAt = -1;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) continue;
    if (code === POINT && point < 0) point = at;
    else if ((code | 32) === LETTER_E && exponentAt < 0) {
      exponentAt = at;
      if (isSign(text.charCodeAt(at + 1))) at++;
    } else return undefined;
  }
  return { start, point, exponentAt };
}

function isSign(code: number): boolean {
  return code === MINUS || code === PLUS;
}

function digitsOf(text: string, { start, point, exponentAt }: Places): Decimal | undefined {
  const end = exponentAt < 0 ? text.length : exponentAt;
  // A point inside the exponent does not count.
  const integerEnd = point < 0 || point > end ? end : point;
  const integer = text.slice(start, integerEnd);
  const fraction = text.slice(integerEnd + 1, end);
  if (integer === '' && fraction === '') return undefined;
  const isNegative = text.charCodeAt(0) === MINUS;
  const decimal = { isNegative, integer: withoutLeadingZeros(integer), fraction };
  if (exponentAt < 0) return decimal;
  const exponent = Number.parseInt(text.slice(end + 1).replace('.', ''), 10);
  return Math.abs(exponent) <= MAX_EXPONENT ? shiftDecimal(decimal, exponent) : undefined;
}

function readSpecial(text: string): NumberText | undefined {
  if (text === 'NaN' || text === 'nan') return 'nan';
  return /^[+-]?[Ii]nfinity$/.test(text) ? 'infinity' : undefined;
}
