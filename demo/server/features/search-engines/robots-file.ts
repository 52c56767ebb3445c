import { API_PREFIX, OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { inLanguage } from '../../platform/shared/language-path.ts';
import type { SiteAddress } from './sitemap.ts';

/** The file of a site that is locked. */
export const CLOSED_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** Paths that are in every language. */
const CLOSED = [PAGE_URLS.cart, PAGE_URLS.checkout, API_PREFIX.slice(0, -1)] as const;

/**
 * Prints the rules for robots.
 * @param stores the paths of the stores that are not locked
 * @param site its origin and its languages
 * Source: docs/behaviour/reference-store.md §16.6
 */
export function robotsFile(stores: readonly string[], { origin, others }: SiteAddress): string {
  const languages = [undefined, ...others];
  const closed = [
    OWNER_URLS.home,
    ...languages.flatMap((language) => CLOSED.map((path) => inLanguage(path, language))),
  ];
  // A rule is a beginning: the owner may have a store at /cart-art. The longest rule applies, for older robots the first.
  const open = stores
    .flatMap((path) => languages.map((language) => inLanguage(path, language)))
    .filter((path) => closed.some((start) => path.startsWith(start)));
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${encodeURI(path)}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${PAGE_URLS.sitemap}`,
    '',
  ].join('\n');
}
