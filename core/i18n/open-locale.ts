import { intlLocale } from './intl-locale.ts';
import type { Locale } from './locale/locale.ts';
import { keepRecent } from './locale/keep-recent.ts';

/** A page speaks one or two; a server that speaks many drops the oldest. */
const MAX_LOCALES = 50;

const keepLocale = /* @__PURE__ */ keepRecent<string, Locale>(MAX_LOCALES);

/**
 * Opens a locale once.
 * @param locale a locale, or its tag
 * @returns the locale; the same for the same tag
 * @throws AssertionError for what is no language tag
 */
export function localeOf(locale: Locale | string): Locale {
  return typeof locale === 'string' ? keepLocale(locale, intlLocale) : locale;
}
