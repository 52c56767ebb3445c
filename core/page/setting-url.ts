import { isWebUrl } from '../text/index.ts';

// Stands in for a missing document: paths stay paths, and nothing is ever sent there.
const NO_DOCUMENT = 'http://no-document.invalid';

/**
 * Parses a URL setting: http(s) only, and another origin only if written in full.
 * @param text the setting's value
 * @param baseUri the document's base, absolute; null where there is no document
 * @returns the URL, or null if it is not allowed
 * Source: docs/behaviour/settings.md §4.1.
 */
export function parseUrl(text: string, baseUri: string | null): URL | null {
  const base = baseUri ?? NO_DOCUMENT;
  if (text.trim() === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!isWebUrl(url)) return null;
  if (url.username !== '' || url.password !== '') return null;
  // `//evil`, `/\evil` and `https:evil` look like paths and leave the site.
  const isNamedInFull = /^\s*https?:\/\//i.test(text);
  return isNamedInFull || url.origin === originOf(base) ? url : null;
}

/**
 * Writes a URL of the site: the path on this origin, the full URL on another.
 * @param url a URL that `parseUrl` accepted
 * @param baseUri the document's base, as given to `parseUrl`
 * @returns path with query and hash, or the whole URL
 * Source: docs/behaviour/settings.md §4.2.
 */
export function formatPlace(url: URL, baseUri: string | null): string {
  return url.origin === originOf(baseUri ?? NO_DOCUMENT) ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Writes the API root.
 * @param url a URL that `parseUrl` accepted
 * @param baseUri the document's base, as given to `parseUrl`
 * @returns origin and path without a trailing slash; without a document the path alone
 * Source: docs/behaviour/settings.md §4.2.
 */
export function formatApiRoot(url: URL, baseUri: string | null): string {
  const origin = baseUri === null && url.origin === NO_DOCUMENT ? '' : url.origin;
  return origin + url.pathname.replace(/\/+$/, '');
}

function originOf(base: string): string {
  return URL.canParse(base) ? new URL(base).origin : 'null';
}
