import type { StoreContext } from '../../platform/http/store-env.ts';
import { API_URLS, OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/** Beginnings of paths whose forms and calls change nothing that visitors without a session see. */
const UNSHOWN: readonly string[] = [
  OWNER_URLS.codes,
  OWNER_URLS.giftCards,
  OWNER_URLS.mailingLists,
  OWNER_URLS.mails,
  OWNER_URLS.orders,
  OWNER_URLS.restock,
  OWNER_URLS.submissions,
  OWNER_URLS.subscriptions,
  API_URLS.restock,
];

/**
 * Reports that pages have changed, if an answered request of the owner has saved something that they may show.
 * @param context the request, which has been answered
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §36.5
 */
export async function reportSave(context: StoreContext, { pagesChanged }: StoreParts): Promise<void> {
  const { method, path } = context.req;
  if (method === 'GET' || method === 'HEAD' || context.res.status >= 400) return;
  if (!UNSHOWN.some((start) => path === start || path.startsWith(`${start}/`))) await pagesChanged?.();
}
