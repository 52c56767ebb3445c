import { isOwnHost } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';

/** Longer values are ignored. */
const MAX_PAGE_URL_LENGTH = 2_000;

/**
 * Finds the page that a form was first sent from.
 * @param context the request
 * @param said the hidden control of a form that is sent again; without it the `Referer` counts
 * @returns path and query; '' for an unknown one
 * Source: docs/behaviour/forms.md §10.2
 */
export function pageOf(context: StoreContext, said: string): string {
  const base = `http://${context.req.header('host') ?? ''}`;
  const referer = context.req.header('referer') ?? '';
  const address = said.startsWith('/') ? said : referer;
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  // Two slashes would name a host.
  const path = url.pathname.replace(/^\/+/, '/') + url.search;
  const isPage = url.protocol === 'http:' || url.protocol === 'https:';
  return isPage && isOwnHost(context, url.host) && path.length <= MAX_PAGE_URL_LENGTH ? path : '';
}
