/** What a template value can be; everything JavaScript has besides counts as missing. Source: template language §1.1. */
export type ValueType = 'missing' | 'object' | 'array' | 'number' | 'string' | 'boolean' | 'null';

/** An object of JSON: anything with keys that is not an array. Source: template language §1.1. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Names the type of a value.
 * @param value anything
 * @returns one of the seven types; functions, symbols and bigints are missing
 * Source: template language §1.1
 */
export function typeOf(value: unknown): ValueType {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value as 'string' | 'number' | 'boolean';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? 'array' : 'object';
    default:
      return 'missing';
  }
}

/**
 * Tells whether a value is an object with keys: not an array, not null.
 * @param value anything
 * @returns true for an object of JSON
 * Source: template language §1.1
 */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Tells whether a value does not exist.
 * @param value anything; null exists
 * @returns true for undefined, functions, symbols and bigints
 * Source: template language §1.1
 */
export function isMissing(value: unknown): value is undefined {
  // In words, not by typeOf: this is asked of every value that is read.
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
