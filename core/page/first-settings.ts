import { fieldsOf, isJsonObject, readFlag, readRecord, readText } from '../json/index.ts';
import { isCurrencyCode, type CurrencyCode } from '../money/index.ts';
import { type PluralForms, type Word } from '../words/index.ts';
import type { PartialSettings } from './settings-layer.ts';

/**
 * Reads, in silence, the settings that a product is painted with; all others follow with what speaks to the store.
 * @param raw an object of unknown shape
 * @returns the usable ones
 * Source: docs/behaviour/settings.md §2.6.
 */
export function parseFirstSettings(raw: object): PartialSettings {
  const given = fieldsOf(raw);
  const store = fieldsOf(given.raw('storeSettings'));
  return stated({
    currency: given.read('currency', readCurrency),
    locale: given.read('locale', readLocale),
    storeSettings: stated({
      currency: store.read('currency', readCurrency),
      multipleQuantityAllowedForServices: store.read('multipleQuantityAllowedForServices', readFlag),
    }),
    merchandising: each(given.raw('merchandising'), (json) => {
      const of = fieldsOf(json);
      return stated({
        customSoldOutText: of.read('customSoldOutText', readText),
        scarcityText: of.read('scarcityText', readText),
        scarcityEnabled: of.read('scarcityEnabled', readFlag),
        scarcityShownByDefault: of.read('scarcityShownByDefault', readFlag),
      });
    }),
    strings: each(given.raw('strings'), readWord),
  });
}

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
 * Reads a word of ours: a text, or one for each plural form.
 * @returns the word; undefined for anything else
 * Source: docs/behaviour/words.md §3
 */
export function readWord(value: unknown): Word | undefined {
  const forms = readRecord(value, readText);
  return readText(value) ?? (forms?.['other'] === undefined ? undefined : (forms as PluralForms));
}

function each<Value>(values: unknown, read: (value: unknown) => Value): Record<string, NonNullable<Value>> {
  const entries = isJsonObject(values) ? Object.entries(values) : [];
  return stated(Object.fromEntries(entries.map(([key, value]) => [key, read(value)]))) as Record<
    string,
    NonNullable<Value>
  >;
}

/** What was said, without what was not. */
function stated<Value extends object>(values: Value): { [K in keyof Value]?: NonNullable<Value[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Value;
}
