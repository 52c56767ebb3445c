import { OWNER_URLS } from '../http/urls.ts';
import type { OwnerFrameData } from '../pages/owner-pages.ts';
import type { StoreParts } from '../pages/store-parts.ts';

type Pages = StoreParts['ownerPages'];

/** Groups of the owner's pages, in menu order. */
const GROUPS = [
  { title: 'Products', paths: [OWNER_URLS.products, OWNER_URLS.stores, OWNER_URLS.stock] },
  {
    title: 'Sales',
    paths: [
      OWNER_URLS.orders,
      OWNER_URLS.customers,
      OWNER_URLS.subscriptions,
      OWNER_URLS.codes,
      OWNER_URLS.giftCards,
      OWNER_URLS.restock,
    ],
  },
  {
    title: 'Visitors',
    paths: [
      OWNER_URLS.visits,
      OWNER_URLS.submissions,
      OWNER_URLS.reviews,
      OWNER_URLS.comments,
      OWNER_URLS.mailingLists,
      OWNER_URLS.mails,
    ],
  },
  {
    title: 'Site',
    paths: [OWNER_URLS.forms, OWNER_URLS.navigation, OWNER_URLS.frame],
  },
  {
    title: 'Settings',
    paths: [
      OWNER_URLS.shipping,
      OWNER_URLS.taxes,
      OWNER_URLS.preferences,
      OWNER_URLS.languages,
      OWNER_URLS.locks,
    ],
  },
] as const;

/**
 * Builds the menu of an owner's page.
 * @param currentPath the current page
 * @param pages all of the owner's pages
 * @returns the first page, then the groups of the others
 * Source: docs/behaviour/owner-pages.md §2.3
 */
export function menuOf(currentPath: string, pages: Pages): OwnerFrameData['menu'] {
  return {
    home: entryOf(OWNER_URLS.home, currentPath, pages),
    groups: GROUPS.map(({ title, paths }) => {
      const entries = paths.map((path) => entryOf(path, currentPath, pages));
      return { title, entries, isCurrent: entries.some(({ current }) => current !== undefined) };
    }),
  };
}

function entryOf(path: string, currentPath: string, pages: Pages): OwnerFrameData['menu']['home'] {
  const title = pages.find((page) => page.path === path)?.title ?? path;
  return { title, path, current: currentOf(path, currentPath) };
}

function currentOf(entry: string, path: string): 'page' | 'true' | undefined {
  if (entry === path) return 'page';
  return entry !== OWNER_URLS.home && path.startsWith(`${entry}/`) ? 'true' : undefined;
}
