import type { PropertyDeclaration } from '@lit/reactive-element';
import { isWebUrl } from '../../core/text/index.ts';
import { pageUrl } from './page-url.ts';

/** An attribute and property of one name, checked at the door. */
export interface StoreAttribute<Value> extends PropertyDeclaration {
  /** What stands where nothing or nonsense was given. */
  readonly fallback: Value;
  /** Turns anything into a valid value. */
  readonly normalise: (value: unknown) => Value;
}

const MAX_SHOWN_LENGTH = 100;
const MAX_WARNINGS = 30;

function attributeOf<Value>(
  attribute: string,
  fallback: Value,
  read: (value: unknown) => Value | null,
  clamp = (value: Value) => value,
): StoreAttribute<Value> {
  const warn = createWarning(attribute);
  const normalise = (value: unknown): Value => {
    if (value === null || value === undefined) return fallback;
    const result = read(value);
    const taken = result === null ? fallback : clamp(result);
    if (result === null || taken !== result) warn(value, taken);
    return taken;
  };
  return { attribute, fallback, normalise, converter: { fromAttribute: normalise } };
}

/** Says the same once, and falls silent after 30 sentences: a page may have a thousand tags. */
function createWarning(attribute: string): (value: unknown, taken: unknown) => void {
  const said = new Set<string>();
  return (value, taken) => {
    const shown = typeof value === 'string' ? value.slice(0, MAX_SHOWN_LENGTH) : typeof value;
    if (said.has(shown) || said.size >= MAX_WARNINGS) return;
    said.add(shown);
    console.warn(`storefront-elements: attribute "${attribute}" cannot be "${shown}"; taken instead:`, taken);
  };
}

const YES: readonly unknown[] = [true, '', 'true', 'on', 'yes', '1'];
const NO: readonly unknown[] = [false, 'false', 'off', 'no', '0'];

/**
 * Declares an attribute that is on or off: absent means the default, present means on, "false" means off.
 * @param name the attribute's name
 * @param fallback what its absence means
 * @returns the declaration
 * Source: docs/behaviour/elements.md §2.2
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
  return attributeOf<number | Fallback>(name, range.fallback, read, clamp);
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
  return attributeOf<Words[number]>(name, words[0], (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return words.find((allowed) => allowed === word) ?? null;
  });
}

/**
 * Declares an attribute that is free text.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function textAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', (value) =>
    typeof value === 'string' || Number.isFinite(value) ? String(value) : null,
  );
}

/**
 * Declares an attribute that is a language, as a BCP 47 tag; an underscore counts as a hyphen.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and means: the page's
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function localeAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', (value) => {
    if (typeof value !== 'string') return null;
    if (value.trim() === '') return '';
    try {
      return Intl.getCanonicalLocales(value.trim().replaceAll('_', '-'))[0] ?? null;
    } catch {
      return null;
    }
  });
}

/**
 * Declares an attribute that is the address of a page: http or https only.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and means: none given
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function urlAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', (value) => {
    if (typeof value !== 'string') return null;
    if (value.trim() === '') return '';
    return isWebUrl(pageUrl(value)) ? value.trim() : null;
  });
}
