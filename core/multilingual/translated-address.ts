/**
 * Finds the page that a visitor reads, in another language: what stands behind the address of the page's language is kept,
 * with query and fragment.
 * @param page the address of the page
 * @param from where the page's language begins, or the page as its author links to it
 * @param to the same of the other language; a query or a fragment of its own stays
 * @returns the address; `to` as it is, where the page is not below `from`
 * Source: docs/behaviour/languages.md §2.4
 */
export function translatedAddress(page: URL, from: URL, to: URL): URL {
  const rest = restBelow(page, from);
  const address = new URL(to);
  if (rest === null) return address;
  address.pathname = trimmed(to.pathname) + rest || '/';
  address.search ||= page.search;
  address.hash ||= page.hash;
  return address;
}

function restBelow(page: URL, { host, pathname }: URL): string | null {
  const start = trimmed(pathname);
  const isBelow = page.pathname === start || page.pathname.startsWith(`${start}/`);
  return page.host === host && isBelow ? page.pathname.slice(start.length) : null;
}

function trimmed(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
