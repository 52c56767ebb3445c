import { intlLocale } from './intl-locale.ts';
import type { Locale } from './locale/locale.ts';
import { keepRecent } from '../../core/cache/index.ts';

/** A page uses one or two; a server that uses many drops the oldest. */
const MAX_LOCALES = 50;

const keepLocale = /* @__PURE__ */ keepRecent<string, Locale>(MAX_LOCALES);

/**
 * Returns the locale of a tag, which is opened only once.
 * @param locale a locale, or its tag
 * @returns the locale; mostly the same one for the same tag
 * @throws AssertionError for anything that is not a language tag
 */
export function localeOf(locale: Locale | string): Locale {
  return typeof locale === 'string' ? keepLocale(locale, intlLocale) : locale;
}
