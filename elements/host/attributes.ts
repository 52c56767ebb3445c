import type { PropertyDeclaration } from '@lit/reactive-element';

/** Reads a value that came from an attribute or was set as a property; null means nonsense. */
export type ReadValue<Value> = (value: unknown) => Value | null;

/** An attribute and property of one name, checked at the door. */
export interface StoreAttribute<Value> extends PropertyDeclaration {
  /** What stands where nothing or nonsense was given. */
  readonly fallback: Value;
  /** Turns anything into a valid value. */
  readonly normalise: (value: unknown) => Value;
}

const MAX_SHOWN_LENGTH = 100;

function attributeOf<Value>(
  attribute: string,
  fallback: Value,
  read: ReadValue<Value>,
): StoreAttribute<Value> {
  const normalise = (value: unknown): Value => {
    if (value === null || value === undefined) return fallback;
    const result = read(value);
    if (result === null) warn(attribute, value);
    return result ?? fallback;
  };
  return { attribute, fallback, normalise, converter: { fromAttribute: normalise } };
}

function warn(attribute: string, value: unknown): void {
  const shown = typeof value === 'string' ? value.slice(0, MAX_SHOWN_LENGTH) : typeof value;
  console.warn(`storefront-elements: attribute "${attribute}" cannot be "${shown}"; its default is used.`);
}

const YES: readonly unknown[] = [true, '', 'true', 'on', 'yes', '1'];
const NO: readonly unknown[] = [false, 'false', 'off', 'no', '0'];

/**
 * Declares an attribute that is on or off: absent means the default, present means on, "false" means off.
 * @param name the attribute's name
 * @param fallback what its absence means
 * @returns the declaration
 * Source: design §4
 */
export function booleanAttribute(name: string, fallback: boolean): StoreAttribute<boolean> {
  return attributeOf(name, fallback, (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (YES.includes(word) || word === name) return true;
    return NO.includes(word) ? false : null;
  });
}

/**
 * Declares an attribute that is a whole number, clamped to its range.
 * @param name the attribute's name
 * @param range the least and greatest number and the default
 * @returns the declaration
 * Source: design §4
 */
export function integerAttribute<Fallback extends number | null>(
  name: string,
  range: { readonly min: number; readonly max: number; readonly fallback: Fallback },
): StoreAttribute<number | Fallback> {
  return attributeOf<number | Fallback>(name, range.fallback, (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !/^\s*[+-]?\d+(\.\d+)?\s*$/.test(text)) return null;
    return Math.min(range.max, Math.max(range.min, Math.trunc(Number(text)) || 0));
  });
}

/**
 * Declares an attribute that is one of a few words.
 * @param name the attribute's name
 * @param words the allowed words, in lower case; the first is the default
 * @returns the declaration
 * Source: design §4
 */
export function wordAttribute<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
): StoreAttribute<Words[number]> {
  return attributeOf<Words[number]>(name, words[0], (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return words.find((allowed) => allowed === word) ?? null;
  });
}

/**
 * Declares an attribute that is free text.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default
 * Source: design §4
 */
export function textAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', (value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null,
  );
}

/**
 * Declares an attribute that is the address of a page: http or https only.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and means: none given
 * Source: threats, row "Attributes (URL)"
 */
export function urlAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', (value) => {
    if (typeof value !== 'string') return null;
    if (value.trim() === '') return '';
    try {
      const url = new URL(value, globalThis.document.baseURI);
      return url.protocol === 'http:' || url.protocol === 'https:' ? value.trim() : null;
    } catch {
      return null;
    }
  });
}
