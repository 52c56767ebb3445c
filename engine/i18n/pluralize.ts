import { assert } from '../../core/errors/index.ts';
import { assertNumber } from './assert-number.ts';
import type { Locale, PluralCategory } from './locale/locale.ts';
import { localeOf } from './open-locale.ts';

/** A text for each plural category that a language has; "other" for all the rest. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>>> & { readonly other: string };

/** The locale of messages without one. Source: docs/behaviour/locale-data.md §1.1. */
const DEFAULT_MESSAGE_LOCALE = 'en';

const CATEGORIES: readonly string[] = [
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
] satisfies PluralCategory[];

/**
 * Chooses the plural form for a count.
 * @param count a finite number, or decimal text; "1.0" keeps its zero
 * @param forms texts by plural category
 * @param locale a locale or its tag; default en
 * @returns the form of the count's category, or "other" if there is none
 * @throws AssertionError for a count that is not a finite number, a key that is not a category, a missing "other", and a
 *   locale that is not a language tag
 * Source: docs/behaviour/locale-data.md §2.5, §7.2
 */
export function pluralize(
  count: number | string,
  forms: PluralForms,
  locale: Locale | string = DEFAULT_MESSAGE_LOCALE,
): string {
  const text = assertNumber(count, 'pluralize');
  const wrongKey = Object.keys(forms).find((key) => !CATEGORIES.includes(key));
  assert(wrongKey === undefined, 'pluralize', 'only plural categories as keys', wrongKey);
  assert(Object.hasOwn(forms, 'other'), 'pluralize', 'a form for "other"', Object.keys(forms).join());
  return forms[localeOf(locale).pluralCategory(text, 'cardinal')] ?? forms.other;
}
