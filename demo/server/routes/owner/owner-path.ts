import { isOwnerPath, OWNER_URLS } from '../../http/urls.ts';
import { ownPathOf } from '../../shared/own-path.ts';

/**
 * Reads the address that a login leads to.
 * @param text from the address or the form, so from anybody
 * @returns path and query below `/owner`; the first page for anything else
 * Source: docs/behaviour/owners-door.md §1.5
 */
export function ownerPathOf(text: string): string {
  const path = ownPathOf(text);
  return path && isOwnerPath(path.pathname) ? `${path.pathname}${path.search}` : OWNER_URLS.home;
}

/**
 * Makes the address of the login that leads back to where somebody was.
 * @param path path and query below `/owner`
 * Source: docs/behaviour/owners-door.md §1.5
 */
export function loginPath(path: string): string {
  return path === OWNER_URLS.home
    ? OWNER_URLS.login
    : `${OWNER_URLS.login}?${new URLSearchParams({ next: path })}`;
}
