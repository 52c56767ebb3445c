/** What most decimals look like: nothing is left to be normalised. */
const COMMON = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,3})?$/;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** Exponents beyond it would be filled up with zeros without end; such a text is no number here. */
const MAX_EXPONENT = 1000;

/**
 * Reads a decimal as widely as JSON and people write it, of any length.
 * @param text such as "10.00", "+5", ".5", "5.", "-1.5e3"
 * @returns the same number as digits alone, its scale kept: "-1500", "0.50"; undefined when it is no number
 * Source: template language §13.1 (amount)
 */
export function toPlainDecimal(text: string): string | undefined {
  if (COMMON.test(text)) return text;
  const [, sign, integer = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = integer + fraction;
  const places = Number(exponent);
  if (digits === '' || Math.abs(places) > MAX_EXPONENT) return undefined;
  return (sign === '-' ? '-' : '') + placePoint(digits, integer.length + places);
}

/**
 * Moves the point of a plain decimal.
 * @param decimal what `toPlainDecimal` gave
 * @param places how far to the right, 0 or more: 2 makes cents of dollars
 * @returns for example "1050" of "10.50", "0.5" of "0.005"
 */
export function shiftPoint(decimal: string, places: number): string {
  const isNegative = decimal.startsWith('-');
  const [integer = '', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.');
  return (isNegative ? '-' : '') + placePoint(integer + fraction, integer.length + places);
}

function placePoint(digits: string, pointAt: number): string {
  const filled = digits.padEnd(pointAt, '0').padStart(digits.length - Math.min(pointAt, 0), '0');
  const place = Math.max(pointAt, 0);
  const integer = filled.slice(0, place).replace(/^0+/, '');
  const fraction = filled.slice(place);
  return (integer === '' ? '0' : integer) + (fraction === '' ? '' : `.${fraction}`);
}

/** Decimals up to this length have at most 15 digits, which a double holds exactly enough to tell any two apart. */
const MAX_SAFE_LENGTH = 15;

/**
 * Compares two plain decimals, exactly.
 * @param left what `toPlainDecimal` gave
 * @param right what `toPlainDecimal` gave
 * @returns negative, 0 or positive
 */
export function compareDecimals(left: string, right: string): number {
  // Rounding to a double never turns an order round, so only equal doubles need a second look.
  const difference = Number(left) - Number(right);
  if (difference < 0 || difference > 0) return difference;
  if (Math.max(left.length, right.length) <= MAX_SAFE_LENGTH) return 0;
  return compareDigits(left, right);
}

function compareDigits(left: string, right: string): number {
  const digits = Math.max(fractionLength(left), fractionLength(right));
  const leftScaled = BigInt(shiftPoint(left, digits));
  const rightScaled = BigInt(shiftPoint(right, digits));
  if (leftScaled === rightScaled) return 0;
  return leftScaled < rightScaled ? -1 : 1;
}

function fractionLength(decimal: string): number {
  const point = decimal.indexOf('.');
  return point < 0 ? 0 : decimal.length - point - 1;
}
