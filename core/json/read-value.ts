import { isJsonObject } from './json-object.ts';

/** Reads a value of unknown shape; undefined if it is invalid. */
export type ReadValue<Value> = (value: unknown) => Value | undefined;

/**
 * Reads a string, exactly as written.
 * @param value anything
 * @returns the string; undefined for any other value
 */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads a boolean.
 * @param value anything
 * @returns the boolean; undefined for any other value
 */
export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/**
 * Reads a whole number within bounds.
 * @param value anything
 * @param min the smallest valid number
 * @param max the largest valid number
 * @returns the number; undefined for any other value
 */
export function readInteger(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    return undefined;
  // Minus zero is zero.
  return value === 0 ? 0 : value;
}

/**
 * Reads a whole number, 0 or more.
 * @param value anything
 * @returns the number; undefined for any other value
 */
export function readCount(value: unknown): number | undefined {
  return readInteger(value, 0, Number.MAX_SAFE_INTEGER);
}

/**
 * Reads a list.
 * @param value anything
 * @returns the list, its items unchecked; undefined for any other value
 */
export function readArray(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? (value as unknown[]) : undefined;
}

/**
 * Reads an object with free keys that is valid only as a whole.
 * @param value anything
 * @param read reads the value of a key
 * @returns a plain object, in which `__proto__` is an ordinary key; undefined if one of its values is invalid
 */
export function readRecord<Value>(
  value: unknown,
  read: ReadValue<Value>,
): Readonly<Record<string, Value>> | undefined {
  if (!isJsonObject(value)) return undefined;
  const fields = Object.entries(value).map(([key, field]) => [key, read(field)] as const);
  const isValid = fields.every(([, field]) => field !== undefined);
  return isValid ? (Object.fromEntries(fields) as Readonly<Record<string, Value>>) : undefined;
}
