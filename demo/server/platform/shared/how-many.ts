/** Rows that lists count, so that a large table is not read through for a sentence. */
export const MAX_COUNTED = 10_000;

/**
 * Writes a number of rows that were counted up to a limit.
 * @param count a whole number from 0
 * @returns "1,200", or "more than 10,000"
 * Source: docs/behaviour/owner-pages.md §3.1
 */
export function countText(count: number): string {
  return count > MAX_COUNTED
    ? `more than ${MAX_COUNTED.toLocaleString('en-US')}`
    : count.toLocaleString('en-US');
}

/**
 * Writes the number of rows of a list with its noun: "One order", "1,200 orders", "More than 10,000 orders".
 * @param count a whole number from 0, counted up to a limit
 * @param one the noun for 1
 * @param many the noun for all others
 */
export function howManyRows(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${countText(count).replace(/^m/, 'M')} ${many}`;
}

/**
 * Writes a number with its noun, for the owner: "One product", "1,200 products".
 * @param count a whole number from 0
 * @param one the noun for 1
 * @param many the noun for all others
 */
export function howMany(count: number, one: string, many: string): string {
  return count === 1 ? `One ${one}` : `${count.toLocaleString('en-US')} ${many}`;
}

/**
 * Writes a number with its noun inside a sentence: "one product".
 * @param count a whole number from 0
 * @param one the noun for 1
 * @param many the noun for all others
 */
export function howManyInside(count: number, one: string, many: string): string {
  return count === 1 ? `one ${one}` : howMany(count, one, many);
}
