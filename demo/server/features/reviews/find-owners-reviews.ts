import { sql } from 'kysely';

import { countRows, type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { REVIEW_STATES, type ReviewState } from './review-limits.ts';

/** A review as its owner reads it. */
export interface OwnersReview {
  readonly id: string;
  readonly productId: string;
  readonly productTitle: string;
  readonly rating: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly author: string | null;
  readonly email: string | null;
  readonly language: string;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
  readonly isImported: boolean;
  readonly isVerified: boolean;
  readonly state: ReviewState;
}

/**
 * Finds a page of the reviews of a state, the last one that was written first.
 * @param db the store's database
 * @param state which ones
 * @param cursor which page
 * @returns the page, and how many reviews each state has
 * Source: docs/behaviour/owner-pages.md §23.1
 */
export async function findOwnersReviews(
  db: Database,
  state: ReviewState,
  cursor: PageCursor,
): Promise<Page<OwnersReview> & { readonly counts: Readonly<Record<ReviewState, number>> }> {
  return inSnapshot(db, async (transaction) => {
    const page = await readPage(
      transaction
        .selectFrom('reviews')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .select([
          'reviews.id',
          'reviews.position',
          'reviews.product_id as productId',
          'rating',
          'title',
          'body',
        ])
        .select(['author', 'email', 'language', 'written_at as writtenAt'])
        .select(['is_imported as isImported', 'is_verified as isVerified', 'state'])
        .select(sql<string>`products.details::json->>'title'`.as('productTitle'))
        .where('state', '=', state),
      'reviews',
      cursor,
    );
    const counts: Partial<Record<ReviewState, number>> = {};
    for (const one of REVIEW_STATES)
      counts[one] = await countRows(transaction.selectFrom('reviews').where('state', '=', one));
    return { ...page, counts: counts as Record<ReviewState, number> };
  });
}

/**
 * Counts the reviews that wait for the owner.
 * @param db the store's database
 * @param sinceMs the start of the recent ones, in milliseconds since 1970
 * Source: docs/behaviour/owner-pages.md §2.2
 */
export async function countPendingReviews(
  db: Database,
  sinceMs: number,
): Promise<{ readonly total: number; readonly recent: number }> {
  const pending = db.selectFrom('reviews').where('state', '=', 'pending');
  return {
    total: await countRows(pending),
    recent: await countRows(pending.where('written_at', '>=', sinceMs)),
  };
}
