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

/** A language that visitors can choose. */
export interface SiteLanguage {
  readonly language: string;
  /** Path prefix of its pages. */
  readonly url: string;
}

/**
 * Lists the languages for visitors.
 * @param others the languages besides the site's own
 * @returns the site's own first
 * Source: docs/behaviour/languages.md §1.2
 */
export function listLanguages(others: readonly OtherLanguage[]): readonly SiteLanguage[] {
  return [
    { language: OWN_LANGUAGE, url: '/' },
    ...others.map((language) => ({ language, url: prefixOf(language) })),
  ];
}
