/**
 * A value that an expression can compute with; objects, arrays and missing values are not.
 * Source: docs/behaviour/template-language.md §6.4
 */
export type Scalar = string | number | boolean | null;

const NUMBER = /^([+-]?)(0x[\da-f]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)$/i;

/**
 * Reads a scalar as a number; a text must be a literal from end to end.
 * @param value a scalar
 * @returns the number; 0 for null and "", NaN for any other text that is not a literal
 * Source: docs/behaviour/template-language.md §6.4
 */
export function scalarToNumber(value: Scalar): number {
  if (typeof value !== 'string' || value === '') return Number(value);
  const [, sign, digits] = NUMBER.exec(value) ?? [];
  return sign === '-' ? -Number(digits) : Number(digits);
}
