/** Resolves relative addresses where there is no page, as on a server. */
const NO_PAGE = 'http://no-page.invalid';

/**
 * Resolves an address as the page would.
 * @param href an address, relative to the page
 * @returns the absolute address, or null when it is invalid
 * Source: docs/behaviour/network.md §5.3
 */
export function pageUrl(href: string): URL | null {
  // A form named "baseURI" takes the place of the document's own property.
  const base: unknown = globalThis.document ? document.baseURI : NO_PAGE;
  try {
    return new URL(href, typeof base === 'string' ? base : location.href);
  } catch {
    return null;
  }
}
