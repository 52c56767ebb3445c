/** The fragments of single-page applications that route by them; others are places in a page. */
const ROUTE = /^#!?\//;

/** Returns the URL of the page that is shown: without its fragment, unless that is a route. */
export function pageAddress(): string {
  const { href, hash } = location;
  return ROUTE.test(hash) ? href : href.replace(/#.*/, '');
}

/**
 * Returns whether a URL leads to the path of the page that is shown, with or without a slash at its end.
 * @param url the URL
 */
export function isSamePage(url: URL): boolean {
  return placeOf(url) === placeOf(location);
}

function placeOf({ origin, pathname }: URL | Location): string {
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
