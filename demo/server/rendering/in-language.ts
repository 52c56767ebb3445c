import { inLanguage } from '../shared/language-path.ts';
import type { OtherLanguage } from '../shared/languages.ts';

/** Tags that say more of ours than of what the owner or others have written. */
const SPEAKING_TAGS = [
  'store-price',
  'store-add-to-cart',
  'store-cart',
  'cart-pill',
  'afterpay-pill',
  'member-login',
  'member-join',
];

const TAG = new RegExp(`<(?:${SPEAKING_TAGS.join('|')})(?=[\\s>])`, 'g');
/** Links to the page in another language say so first. */
const ADDRESS = /(?<!hreflang="[^"]*")(\s(?:href|action|formaction|success-url))="(\/(?!\/)[^"]*)"/g;

/**
 * Turns a printed page into one of another language: its links stay in the language, and its tags speak it.
 * @param page the page in the site's own language
 * @param language the other one
 * Source: docs/behaviour/languages.md §4.3, §4.5
 */
export function pageInLanguage(page: string, language: OtherLanguage): string {
  return page
    .replace(ADDRESS, (_, name: string, address: string) => `${name}="${inLanguage(address, language)}"`)
    .replace(TAG, `$& lang="${language}"`);
}
