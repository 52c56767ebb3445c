/** Replaces the page's own URL, which does not affect the scheme. */
const ANY_PAGE = 'https://page.invalid';

/**
 * Returns whether a URL is http or https.
 * @param url the full URL; null for none
 * @returns true for http(s)
 * Source: docs/behaviour/network.md §5.3
 */
export function isWebUrl(url: Pick<URL, 'protocol'> | null): boolean {
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

/**
 * Returns whether an untrusted URL is safe for a link.
 * @param address as written, absolute or relative
 * @returns true for http(s)
 * Source: docs/behaviour/network.md §5.3
 */
export function isLinkAddress(address: string): boolean {
  return isWebUrl(urlOf(address));
}

/**
 * Returns whether an untrusted URL is safe for a picture.
 * @param address as written, absolute or relative
 * @returns true for http(s) and for `data:image`
 * Source: docs/behaviour/network.md §5.3
 */
export function isPictureAddress(address: string): boolean {
  const url = urlOf(address);
  return isWebUrl(url) || (url?.protocol === 'data:' && /^image\//i.test(url.pathname));
}

function urlOf(address: string): URL | null {
  return URL.canParse(address, ANY_PAGE) ? new URL(address, ANY_PAGE) : null;
}
