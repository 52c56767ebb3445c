import { keepRecent } from '../../cache/index.ts';
import { fill, joinWithAnd } from '../../text/index.ts';
import { $speech, type Word } from './words.ts';

// Creating one takes about a hundred times as long as using it; a page has one language, a server those of its site.
const MAX_LOCALES = 20;
const numbersIn = keepRecent<string, Intl.NumberFormat>(MAX_LOCALES);
const listsIn = keepRecent<string, Intl.ListFormat>(MAX_LOCALES);
const pluralsIn = keepRecent<string, Intl.PluralRules>(MAX_LOCALES);

/**
 * Writes a number of something.
 * @param word its plural forms, with `{n}`; a text holds for every number
 * @param count whole, 0 or more
 * @param countText the number as it is shown; by default in the digits of the language
 * Source: docs/behaviour/words.md §4
 */
export function counted(word: Word, count: number, countText = numberText(count)): string {
  return fill(formOf(word, count), { n: countText });
}

/**
 * Writes a whole number in the digits of the page's language, without marks between them.
 * @param count whole
 * Source: docs/behaviour/words.md §4
 */
export function numberText(count: number): string {
  // The first format of a page takes a slow phone some 50 ms, and English needs none.
  const { language, locale } = $speech.get();
  if (!language) return String(count);
  return numbersIn(locale, () => new Intl.NumberFormat(locale, { useGrouping: false })).format(count);
}

/**
 * Reads the digits that Arabic and Persian keyboards type, on a page in Arabic.
 * @param text as typed
 * @returns the same with ASCII digits
 * Source: docs/behaviour/words.md §4.3
 */
export function asciiDigits(text: string): string {
  if (!spokenLocale().startsWith('ar')) return text;
  // The last four bits of both rows of digits are their values.
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Joins names as the page's language does: in English without a comma before the last "and".
 * @param names any number of names
 * Source: docs/behaviour/adding-to-cart.md §1.1; docs/behaviour/words.md §4
 */
export function listed(names: readonly string[]): string {
  const { language, locale } = $speech.get();
  if (!language) return joinWithAnd(names);
  return listsIn(locale, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(names);
}

function formOf(word: Word, count: number): string {
  if (typeof word === 'string') return word;
  const { own, locale } = $speech.get();
  // The site's own words are in the page's language, even if the defaults are English.
  const isOwn = Object.values<unknown>(own).includes(word);
  const plurals = pluralsIn(isOwn ? locale : spokenLocale(), (tag) => new Intl.PluralRules(tag));
  return word[plurals.select(count)] ?? word.other;
}

/** The locale of the current words. */
function spokenLocale(): string {
  const { language, locale } = $speech.get();
  return language ? locale : 'en';
}
