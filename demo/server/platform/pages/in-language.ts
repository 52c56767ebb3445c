import { scriptJson } from '../../../../core/json/index.ts';
import { isolateAmount } from '../../../../core/money/index.ts';
import { inLanguage } from '../shared/language-path.ts';
import { type OtherLanguage, prefixOf } from '../shared/languages.ts';
import { localeOf } from '../shared/speech.ts';

/** A start tag: links are changed only there, because texts of visitors may quote markup. */
const TAG = /<[a-z][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gi;
/** Paths of links, except links to other languages, which have `hreflang` first. */
const ADDRESS = /(?<!hreflang="[^"]*")(\s(?:href|action|formaction|success-url))="(\/(?!\/)[^"]*)"/g;
/** URLs of product pages in JSON. */
const PRODUCT_ADDRESS = /"(fullUrl|productUrl)":"(\/(?!\/)[^"]*)"/g;

/** Amounts as the formatters of templates write them from right to left, number first. */
const AMOUNT = /(?<!\u2068)\u200f\u200e?-?[\d.,]+\u00a0[^\s<>"'\u200e\u2069]+/g;

/**
 * Adds a language to the links of a printed page, and isolates its right-to-left amounts, as `formatMoney` does.
 * @param page the page in the site's own language
 * @param language the other one
 * Source: docs/behaviour/languages.md §4.3, §4.5
 */
export function pageInLanguage(page: string, language: OtherLanguage): string {
  const link = (_: string, name: string, address: string) => `${name}="${inLanguage(address, language)}"`;
  return productsInLanguage(page, language)
    .replace(TAG, (tag) => tag.replace(ADDRESS, link))
    .replace(AMOUNT, (amount: string) => isolateAmount(`${amount}\u200e`, language));
}

/**
 * Adds a language to the product URLs of a JSON text.
 * @param json the text
 * @param language besides the site's own
 * Source: docs/behaviour/languages.md §4.3
 */
export function productsInLanguage(json: string, language: OtherLanguage): string {
  return json.replace(
    PRODUCT_ADDRESS,
    (_, name: string, address: string) => `"${name}":"${inLanguage(address, language)}"`,
  );
}

/**
 * Adds the language to the settings of a page, for its tags.
 * @param storeConfig the settings, as a JSON text; may be absent
 * @param language besides the site's own
 * Source: docs/behaviour/languages.md §4.6
 */
export function configInLanguage(storeConfig: string | undefined, language: OtherLanguage): string {
  const own = JSON.parse(storeConfig ?? '{}') as { readonly urls?: object };
  const prefix = prefixOf(language);
  const checkout = `${prefix}/checkout`;
  return scriptJson({
    apiRoot: prefix,
    locale: localeOf(language),
    multilingual: { transactionalEmails: true },
    ...own,
    urls: { cart: `${prefix}/cart`, checkout, subscriptionCheckout: checkout, ...own.urls },
  });
}
