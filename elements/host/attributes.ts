import type { PropertyDeclaration } from '@lit/reactive-element';
import type { CurrencyCode } from '../../core/money/index.ts';
import { readCurrency, readLocale } from '../../core/page/index.ts';

/** The type of an attribute: a list of allowed words, or a whole number from `min` to `max`. */
export type Expected =
  | 'switch'
  | 'text'
  | 'locale'
  | 'currency'
  | 'url'
  | 'picture'
  | 'point'
  | readonly string[]
  | { readonly min: number; readonly max: number };

/** The value of an attribute. */
export type Taken = string | number | boolean | null;

/** An attribute and property of one name, validated when it is set. */
export interface StoreAttribute<Value extends Taken> extends PropertyDeclaration {
  readonly attribute: string;
  /** The value of an absent or invalid attribute. */
  readonly fallback: Value;
  readonly expected: Expected;
  /**
   * Normalises a value.
   * @param value anything; undefined and null mean absent
   * @param refuse called for an invalid value, with the value that replaces it
   */
  readonly normalise: (value: unknown, refuse: (taken: Taken) => void) => Value;
}

/**
 * Declares an attribute.
 * @param attribute its name
 * @param fallback the value of an absent or invalid attribute
 * @param expected its type
 * @param read parses a value; returns null for an invalid one
 * @param clamp limits a value to its range
 */
export function attributeOf<Value extends Taken>(
  attribute: string,
  fallback: Value,
  expected: Expected,
  read: (value: unknown) => Value | null,
  clamp = (value: Value) => value,
): StoreAttribute<Value> {
  return {
    attribute,
    fallback,
    expected,
    normalise(value, refuse) {
      if (isAbsent(value, expected)) return fallback;
      const result = read(value);
      const taken = result === null ? fallback : clamp(result);
      if (result === null || taken !== result) refuse(taken);
      return taken;
    },
  };
}

/** Vue resets a property to the empty text, and a number to 0, which is then out of range. */
function isAbsent(value: unknown, expected: Expected): boolean {
  if (typeof value === 'string') return value.trim() === '' && expected !== 'switch';
  if (value === 0) return typeof expected === 'object' && 'min' in expected && expected.min > 0;
  return value === null || value === undefined;
}

const YES: readonly unknown[] = [true, '', 'true', 'on', 'yes', '1'];
const NO: readonly unknown[] = [false, 'false', 'off', 'no', '0'];

/**
 * Declares an attribute that is on or off: absent means the default, present means on, "false" means off.
 * @param name the attribute's name
 * @param fallback the value of an absent attribute; null for neither
 * @param more a word that means more than on, in lower case
 * @returns the declaration
 * Source: docs/behaviour/elements.md §2.2
 */
export function booleanAttribute<Fallback extends boolean | null, More extends string = never>(
  name: string,
  fallback: Fallback,
  more?: More,
): StoreAttribute<boolean | Fallback | More> {
  return attributeOf<boolean | Fallback | More>(name, fallback, 'switch', (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (YES.includes(word) || word === name) return true;
    return NO.includes(word) ? false : word === more ? (more ?? null) : null;
  });
}

/**
 * Declares an attribute that is a whole number, clamped to its range.
 * @param name the attribute's name
 * @param range the least and greatest number and the default
 * @returns the declaration
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function integerAttribute<Fallback extends number | null>(
  name: string,
  range: { readonly min: number; readonly max: number; readonly fallback: Fallback },
): StoreAttribute<number | Fallback> {
  const read = (value: unknown) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
  };
  const clamp = (value: number | Fallback) =>
    value === null ? value : Math.min(range.max, Math.max(range.min, Math.trunc(value)));
  return attributeOf<number | Fallback>(name, range.fallback, range, read, clamp);
}

/**
 * Declares an attribute that is one of a few words.
 * @param name the attribute's name
 * @param words the allowed words, in lower case; the first is the default
 * @returns the declaration
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function wordAttribute<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
): StoreAttribute<Words[number]> {
  return attributeOf<Words[number]>(name, words[0], words, (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return words.find((allowed) => allowed === word) ?? null;
  });
}

/**
 * Declares a free text attribute.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function textAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', 'text', (value) =>
    typeof value === 'string' || Number.isFinite(value) ? String(value) : null,
  );
}

/**
 * Declares an attribute that is a language, as a BCP 47 tag; an underscore counts as a hyphen.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and stands for the page's
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function localeAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', 'locale', (value) => readLocale(value) ?? null);
}

/**
 * Declares an attribute that is a currency, by its ISO 4217 code; lower case is accepted.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and stands for the page's
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function currencyAttribute(name: string): StoreAttribute<CurrencyCode | ''> {
  return attributeOf<CurrencyCode | ''>(name, '', 'currency', (value) => readCurrency(value) ?? null);
}
