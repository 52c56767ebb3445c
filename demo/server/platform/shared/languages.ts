import { type OTHER_LANGUAGES, WEBSITE } from '../../../site/website.ts';

/** A language that the owner can turn on. */
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** The language in which the site is written, without its region. */
export const OWN_LANGUAGE = new Intl.Locale(WEBSITE.language).language;

/**
 * Returns the path prefix of a language.
 * @param language absent for the site's own
 * @returns '' or such as `/de`
 * Source: docs/behaviour/languages.md §4.2
 */
export function prefixOf(language: OtherLanguage | undefined): string {
  return language === undefined ? '' : `/${language}`;
}
