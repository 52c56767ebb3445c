import { NO_DOCUMENT } from '../../core/page/index.ts';

/**
 * Resolves an address as the page would.
 * @param href an address, relative to the page
 * @returns the absolute address, or null when it is invalid
 * Source: docs/behaviour/network.md §5.3
 */
export function pageUrl(href: string): URL | null {
  // A server has no document. A form named "baseURI" takes the place of the document's own property.
  const base: unknown = (globalThis.document as Document | undefined)?.baseURI ?? NO_DOCUMENT;
  try {
    return new URL(href, typeof base === 'string' ? base : location.href);
  } catch {
    return null;
  }
}
