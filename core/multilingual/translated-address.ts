/**
 * Finds the translated address of a page. The path after the language's root is kept, with query and fragment.
 * @param page the address of the page
 * @param from the root of the page's language, or the author's link to the page
 * @param to the same in the other language; its own query and fragment stay
 * @returns the address; `to` unchanged if the page is not below `from`
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
