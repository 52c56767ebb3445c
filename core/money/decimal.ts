/** A decimal number as digits, so that no float ever rounds it. */
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits before the point, without leading zeros; at least one. */
  readonly integer: string;
  /** Digits after the point; may be empty. */
  readonly fraction: string;
}

/**
 * Formats a decimal without a locale.
 * @param decimal the digits
 * @returns text such as "-1234.50"
 */
export function plainText({ isNegative, integer, fraction }: Decimal): string {
  return `${isNegative ? '-' : ''}${integer}${fraction && `.${fraction}`}`;
}

/**
 * Scales a whole number back to a decimal.
 * @param scaled for example 1050n
 * @param fractionDigits how many of its digits come after the point, for example 2
 * @returns for example "10" and "50"
 */
export function unscaleDecimal(scaled: bigint | number, fractionDigits: number): Decimal {
  const isNegative = scaled < 0;
  const digits = String(isNegative ? -scaled : scaled).padStart(fractionDigits + 1, '0');
  const pointAt = digits.length - fractionDigits;
  return { isNegative, integer: digits.slice(0, pointAt), fraction: digits.slice(pointAt) };
}
