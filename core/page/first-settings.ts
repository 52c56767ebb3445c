import { fieldsOf, isJsonObject, readFlag, readRecord, readText, type ReadValue } from '../json/index.ts';
import { isCurrencyCode, type CurrencyCode } from '../money/index.ts';
import { type PluralForms, type Word } from '../words/index.ts';
import type { PartialSettings } from './settings-layer.ts';

/**
 * Reads the code of a currency that a store can sell in; lower case is accepted.
 * @returns the code; undefined for anything else
 * Source: docs/behaviour/settings.md §3.5
 */
export function readCurrency(value: unknown): CurrencyCode | undefined {
  const code = readText(value)?.trim().toUpperCase();
  return isCurrencyCode(code) ? code : undefined;
}

/**
 * Reads a language tag; underscores are accepted.
 * @returns the tag; undefined for anything else
 * Source: docs/behaviour/settings.md §3.5
 */
export function readLocale(value: unknown): string | undefined {
  try {
    return new Intl.Locale(String(readText(value)?.trim().replaceAll('_', '-'))).toString();
  } catch {
    return undefined;
  }
}

/**
 * Reads a word of the interface: a text, or one for each plural form.
 * @returns the word; undefined for anything else
 * Source: docs/behaviour/words.md §3
 */
export function readWord(value: unknown): Word | undefined {
  const forms = readRecord(value, readText);
  return readText(value) ?? (forms?.['other'] === undefined ? undefined : (forms as PluralForms));
}

/** The settings that a product's first paint needs. */
const FIRST_READERS: Readers = {
  currency: readCurrency,
  locale: readLocale,
  storeSettings: readFields({ currency: readCurrency, multipleQuantityAllowedForServices: readFlag }),
  merchandising: readEach(
    readFields({
      customSoldOutText: readText,
      scarcityText: readText,
      scarcityEnabled: readFlag,
      scarcityShownByDefault: readFlag,
    }),
  ),
  strings: readEach(readWord),
};

/**
 * Reads the settings of a product's first paint, without warnings. The network bundle reads all others.
 * @param raw an object of unknown shape
 * @returns the usable ones
 * Source: docs/behaviour/settings.md §2.6.
 */
export const parseFirstSettings: (raw: object) => PartialSettings = readFields(FIRST_READERS);

type Readers = Readonly<Record<string, ReadValue<unknown>>>;

function readFields(readers: Readers): (json: unknown) => object {
  return (json) => {
    const given = fieldsOf(json);
    return defined(Object.entries(readers).map(([name, read]) => [name, given.read(name, read)]));
  };
}

function readEach(read: ReadValue<unknown>): ReadValue<object> {
  return (json) =>
    isJsonObject(json) ? defined(Object.entries(json).map(([key, value]) => [key, read(value)])) : undefined;
}

/** Removes undefined values. */
function defined(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.filter(([, value]) => value != null));
}
