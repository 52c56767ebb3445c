const ANY_ORIGIN = 'http://store.invalid';

/**
 * Parses a path of this store.
 * @param text from the query or the form; untrusted
 * @returns a URL of which only path and query count; undefined for anything else
 */
export function ownPathOf(text: string): Pick<URL, 'href' | 'pathname' | 'search'> | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const url = new URL(text, ANY_ORIGIN);
  // Two slashes would name another site.
  return url.origin === ANY_ORIGIN && !url.pathname.startsWith('//') ? url : undefined;
}
