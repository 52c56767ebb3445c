import { isJsonObject } from '../../../core/json/index.ts';

/**
 * Returns whether a value counts as true in sections and conditions.
 * @param value anything
 * @returns false for missing, null, false, 0, NaN, "", an empty array and a plain object without keys
 * Source: docs/behaviour/template-language.md §1.2
 */
export function isTruthy(value: unknown): boolean {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value !== '';
    case 'number':
      return value !== 0 && !Number.isNaN(value);
    case 'object':
      if (value === null) return false;
      return Array.isArray(value) ? value.length > 0 : !isPlain(value) || hasKeys(value);
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function hasKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true;
  return false;
}

/**
 * Converts a value to text.
 * @param value anything
 * @returns strings, numbers and booleans as JavaScript prints them; "" for everything else
 * Source: docs/behaviour/template-language.md §1.3
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Converts a value to a number: for text, the number it starts with.
 * @param value anything
 * @returns the number; NaN for a text without one, 0 for anything that is neither text, a number nor true
 * Source: docs/behaviour/template-language.md §1.3
 */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string')
    return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10);
  return value === true ? 1 : 0;
}

const EXPONENT_FROM = 1e21;

/**
 * Converts a value to a boolean option; stricter than truthiness.
 * @param value anything
 * @returns true for true, "true" and whole numbers other than 0
 * Source: docs/behaviour/template-language.md §1.3
 */
export function toBoolean(value: unknown): boolean {
  // From here on JavaScript prints a number with an exponent, and its text is no longer a whole number.
  if (typeof value === 'number')
    return Number.isInteger(value) && value !== 0 && Math.abs(value) < EXPONENT_FROM;
  return value === true || value === 'true';
}

/**
 * Counts the entries of a value.
 * @param value anything
 * @returns the number of keys of an object or of elements of an array; 0 for everything else
 * Source: docs/behaviour/template-language.md §1.3
 */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

/**
 * Converts a value to the text that a variable tag prints.
 * @param value anything
 * @returns its text; arrays are joined with commas by JavaScript's own rules; nothing for objects, null and missing
 * Source: docs/behaviour/template-language.md §4.2
 */
export function print(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(toScriptText).join(',') : toText(value);
}

/**
 * Converts a value to text as JavaScript itself would: for keys, and for elements of a printed array.
 * @param value anything
 * @returns its text; "null" for null, but nothing for a null inside an array
 * Source: docs/behaviour/template-language.md §4.2
 */
export function toScriptText(value: unknown): string {
  if (Array.isArray(value)) return value.map((element) => toScriptText(element ?? [])).join(',');
  // Untrusted objects may have no string form; in the language they all print this.
  return isJsonObject(value) ? '[object Object]' : String(value);
}
