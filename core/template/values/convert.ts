import { isJsonObject } from '../../json/index.ts';

/**
 * Tells whether a value counts as true in sections and conditions.
 * @param value anything
 * @returns false for missing, null, false, 0, NaN, "", an empty array and a plain object without keys
 * Source: docs/behaviour/template-language.md §1.2
 */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isJsonObject(value)) return !isPlain(value) || hasKeys(value);
  return (
    Boolean(value) && typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'bigint'
  );
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function hasKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true;
  return false;
}

/**
 * Reads a value as text.
 * @param value anything
 * @returns strings, numbers and booleans in JavaScript's words; "" for everything else
 * Source: docs/behaviour/template-language.md §1.3
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Reads a value as a number: of a text the number it starts with.
 * @param value anything
 * @returns the number; NaN for a text without one, 0 for what is neither text, number nor true
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
 * Reads a value as an on/off option; stricter than being truthy.
 * @param value anything
 * @returns true for true, "true" and whole numbers other than 0
 * Source: docs/behaviour/template-language.md §1.3
 */
export function toBoolean(value: unknown): boolean {
  // From here on JavaScript writes a number with an exponent, and its text is no whole number any more.
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
 * Writes a value as a variable tag prints it.
 * @param value anything
 * @returns its text; arrays are joined with commas by JavaScript's own rules; nothing for objects, null and missing
 * Source: docs/behaviour/template-language.md §4.2
 */
export function print(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(toScriptText).join(',') : toText(value);
}

/**
 * Writes a value as JavaScript itself would make a text of it: keys, and elements of a printed array.
 * @param value anything
 * @returns its text; "null" for null, but nothing for a null inside an array
 * Source: docs/behaviour/template-language.md §4.2
 */
export function toScriptText(value: unknown): string {
  if (Array.isArray(value)) return value.map((element) => toScriptText(element ?? [])).join(',');
  // A host's own objects may have no string form; the language knows none but this one.
  return isJsonObject(value) ? '[object Object]' : String(value);
}
