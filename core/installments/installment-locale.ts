const FIRST_BRAND = 'Afterpay';
const SECOND_BRAND = 'Clearpay';

/** The countries in which instalments are offered, and the languages of each. Source: docs/behaviour/instalments.md §4.1 */
const LANGUAGES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
};

/** Locale → brand. Source: docs/behaviour/instalments.md §4.2 */
const BRANDS: Readonly<Record<string, string>> = {
  en_US: FIRST_BRAND,
  en_CA: FIRST_BRAND,
  fr_CA: FIRST_BRAND,
  en_AU: FIRST_BRAND,
  en_NZ: FIRST_BRAND,
  en_GB: SECOND_BRAND,
};

const US_TERRITORIES: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/**
 * Finds the locale in which instalments are offered.
 * @param country ISO 3166 code of the store's country; territories of the United States count as these
 * @param shopperLanguage a language or a locale, such as `fr` or `fr_CA`; null where it is not known
 * @returns such as `fr_CA`; null for a country without instalments
 * Source: docs/behaviour/instalments.md §4.1, §4.3
 */
export function installmentLocale(country: string, shopperLanguage: string | null): string | null {
  const code = country.trim().toUpperCase();
  const known = US_TERRITORIES.includes(code) ? 'US' : code;
  const languages = Object.hasOwn(LANGUAGES, known) ? LANGUAGES[known] : undefined;
  if (!languages) return null;
  const requested = shopperLanguage?.trim().split(/[-_]/)[0]?.toLowerCase();
  return `${languages.find((language) => language === requested) ?? languages[0]}_${known}`;
}

/**
 * Names the brand under which instalments are offered.
 * @param locale such as `en_US`
 * @returns the brand; null for any other locale
 * Source: docs/behaviour/instalments.md §4.2
 */
export function installmentBrand(locale: string): string | null {
  return (Object.hasOwn(BRANDS, locale) && BRANDS[locale]) || null;
}
