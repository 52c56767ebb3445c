import { isOwnerPath, OWNER_URLS } from '../../platform/http/urls.ts';
import { ownPathOf } from '../../platform/shared/own-path.ts';

/**
 * Parses the path of the page after a login.
 * @param text from the query or the form; untrusted
 * @returns path and query below `/owner`; the first page for anything else
 * Source: docs/behaviour/owner-pages.md §1.5
 */
export function ownerPathOf(text: string): string {
  const path = ownPathOf(text);
  return path && isOwnerPath(path.pathname) ? `${path.pathname}${path.search}` : OWNER_URLS.home;
}

/**
 * Builds the URL of a login that returns to a page.
 * @param path path and query below `/owner`
 * Source: docs/behaviour/owner-pages.md §1.5
 */
export function loginPath(path: string): string {
  return path === OWNER_URLS.home
    ? OWNER_URLS.login
    : `${OWNER_URLS.login}?${new URLSearchParams({ next: path })}`;
}
