import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { countSubmissions } from '../forms/index.ts';
import { countOrders } from '../orders/index.ts';
import { countPendingReviews, REVIEW_TEXTS } from '../reviews/index.ts';

/** A count of the last week. */
interface OwnerCount {
  readonly recent: number;
  /** The counted items, in words. */
  readonly what: string;
  /** The total, in words. */
  readonly total: string;
  /** URL of their list. */
  readonly url: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-overview': { readonly counts: readonly OwnerCount[] };
  }
}

const WEEK_MS = 604_800_000;

/**
 * Reads the overview of the last week.
 * @param _context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §2.2
 */
export async function readOverview(
  _context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerPages['owner-overview']> {
  const sinceMs = Date.now() - WEEK_MS;
  const forms = await countSubmissions(db, sinceMs);
  const orders = await countOrders(db, sinceMs);
  const reviews = await countPendingReviews(db, sinceMs);
  const sum = (part: 'total' | 'recent'): number => forms.reduce((total, form) => total + form[part], 0);
  return {
    counts: [
      {
        recent: sum('recent'),
        what: OWNER_TEXTS.newSubmissions(sum('recent')),
        total: OWNER_TEXTS.ofAll(sum('total')),
        url: OWNER_URLS.submissions,
      },
      {
        recent: orders.recent,
        what: OWNER_TEXTS.newOrders(orders.recent),
        total: OWNER_TEXTS.ofAll(orders.total),
        url: OWNER_URLS.orders,
      },
      {
        recent: reviews.recent,
        what: REVIEW_TEXTS.newReviews(reviews.recent),
        total: REVIEW_TEXTS.allPending(reviews.total),
        url: OWNER_URLS.reviews,
      },
    ],
  };
}
