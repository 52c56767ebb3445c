/** An object of JSON: anything with keys that is not an array. Source: docs/behaviour/network.md §5 */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns whether a value is an object with keys.
 * @param value anything
 * @returns true for an object that is not an array
 * Source: docs/behaviour/network.md §5
 */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
