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
