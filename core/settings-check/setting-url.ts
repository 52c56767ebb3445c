import { isWebUrl } from '../text/index.ts';
import { NO_DOCUMENT } from '../page/index.ts';

/**
 * Parses a URL setting: http(s) only, and another origin only if written in full.
 * @param value the setting's value
 * @param baseUri the document's base, absolute
 * @returns the URL, or null if it is not allowed
 * Source: docs/behaviour/settings.md §4.1.
 */
export function parseUrl(value: unknown, baseUri: string): URL | null {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, baseUri)) return null;
  const url = new URL(value, baseUri);
  if (!isWebUrl(url) || url.username !== '' || url.password !== '') return null;
  // `//evil`, `/\evil` and `https:evil` look like paths and leave the site.
  const isNamedInFull = /^\s*https?:\/\//i.test(value);
  return isNamedInFull || isOnOriginOf(baseUri, url) ? url : null;
}

/**
 * Writes a URL of the site: the path on this origin, the full URL on another.
 * @param url a URL that `parseUrl` accepted
 * @param baseUri the document's base, as given to `parseUrl`
 * @returns path with query and hash, or the whole URL
 * Source: docs/behaviour/settings.md §4.2.
 */
export function formatPlace(url: URL, baseUri: string): string {
  return isOnOriginOf(baseUri, url) ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Writes the API root.
 * @param url a URL that `parseUrl` accepted
 * @returns origin and path without a trailing slash; without a document the path alone
 * Source: docs/behaviour/settings.md §4.2.
 */
export function formatApiRoot({ origin, pathname }: URL): string {
  return (origin === NO_DOCUMENT ? '' : origin) + pathname.replace(/\/+$/, '');
}

function isOnOriginOf(baseUri: string, url: URL): boolean {
  return new URL(baseUri).origin === url.origin;
}
