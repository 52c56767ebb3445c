const ANY_ORIGIN = 'http://store.invalid';

/**
 * Reads an address of this store.
 * @param text from the address or the form, so from anybody
 * @returns path and query; undefined for anything else
 */
export function ownPathOf(text: string): { readonly pathname: string; readonly search: string } | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(text, ANY_ORIGIN);
  // Two slashes would name another site.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? { pathname, search } : undefined;
}
