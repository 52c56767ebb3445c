/**
 * Returns whether a value does not exist.
 * @param value anything; null exists
 * @returns true for undefined, functions, symbols and bigints
 * Source: docs/behaviour/template-language.md §1.1
 */
export function isMissing(value: unknown): value is undefined {
  // Compared one by one: this runs for every value that is read.
  switch (typeof value) {
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return true;
    default:
      return false;
  }
}

/**
 * Returns whether a value is missing or null, which comparisons treat alike.
 * @param value anything
 * @returns true for null and missing
 * Source: docs/behaviour/template-language.md §1.4
 */
export function isNothing(value: unknown): value is null | undefined {
  return value === null || isMissing(value);
}
