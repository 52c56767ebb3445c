/** Stands in for the page, whose own address plays no part in judging the scheme. */
const ANY_PAGE = 'https://page.invalid';

/**
 * Tells whether an address is one of the web.
 * @param url the whole address; null for none
 * @returns true for http(s)
 * Source: docs/behaviour/wire.md §5.3
 */
export function isWebUrl(url: Pick<URL, 'protocol'> | null): boolean {
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

/**
 * Tells whether a link may lead to an address that somebody else named.
 * @param address as it was written, absolute or not
 * @returns true for http(s)
 * Source: docs/behaviour/wire.md §5.3
 */
export function isLinkAddress(address: string): boolean {
  return isWebUrl(urlOf(address));
}

/**
 * Tells whether a picture may be fetched from an address that somebody else named.
 * @param address as it was written, absolute or not
 * @returns true for http(s) and for pictures written out as data
 * Source: docs/behaviour/wire.md §5.3
 */
export function isPictureAddress(address: string): boolean {
  const url = urlOf(address);
  return isWebUrl(url) || (url?.protocol === 'data:' && /^image\//i.test(url.pathname));
}

function urlOf(address: string): URL | null {
  return URL.canParse(address, ANY_PAGE) ? new URL(address, ANY_PAGE) : null;
}
