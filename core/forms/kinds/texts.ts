/**
 * Tells whether a value is a list of texts.
 * @param value anything
 * @returns true for an array of strings, also an empty one
 */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
