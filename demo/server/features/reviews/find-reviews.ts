import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';

import type { Review, ReviewSort } from '../../../../core/reviews/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { isPublished } from '../catalogue/index.ts';
import { cursorText } from './review-cursor.ts';
import type { ReviewQuery } from './schemas.ts';
import type { ReviewsTable } from './tables.ts';

/** A page of the reviews of a product, with count and average of the requested kinds. */
export interface ReviewListing {
  readonly reviews: readonly Review[];
  readonly reviewCount: number;
  /** Null without reviews. */
  readonly averageRating: number | null;
  readonly hasNextPage: boolean;
  /** Null at the end. */
  readonly nextPageCursor: string | null;
}

type Rank = RawBuilder<number>;

const PAGE_SIZE = 6;
const AVERAGE = sql<number | null>`avg(rating)::float8`;

/** The first sort key of an order, descending; the second one is the date, the newest first. */
const RANKS: Readonly<Record<ReviewSort, (rating: Rank, writtenAt: Rank) => Rank>> = {
  newest: (_, writtenAt) => writtenAt,
  highest: (rating) => rating,
  lowest: (rating) => sql`-${rating}`,
};

/**
 * Finds a page of the reviews of a product. It begins where the previous page ended, even if reviews were added meanwhile.
 * @param db the store's database
 * @param productId the product
 * @param query which kinds, in which order, from where
 * @returns the page; undefined for an unknown product, and for an unpublished one
 * Source: docs/behaviour/reviews.md §3.1
 */
export async function findReviews(
  db: Database,
  productId: string,
  query: ReviewQuery,
): Promise<ReviewListing | undefined> {
  return inSnapshot(db, async (transaction) => {
    if (!(await isPublished(transaction, productId))) return undefined;
    const areImported = query.kinds.map((kind) => kind === 'imported');
    const reviews = transaction
      .selectFrom('reviews')
      .where('product_id', '=', productId)
      .where('state', '=', 'approved')
      .where('is_imported', 'in', areImported);
    const { reviewCount, averageRating } = await reviews
      .select(({ fn }) => [fn.countAll<number>().as('reviewCount'), AVERAGE.as('averageRating')])
      .executeTakeFirstOrThrow();
    const rows = await inOrder(reviews.selectAll(), query)
      .limit(PAGE_SIZE + 1)
      .execute();
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return {
      reviews: page.map(toReview),
      reviewCount,
      averageRating,
      hasNextPage: last !== undefined,
      nextPageCursor: last ? cursorText({ ...last, writtenAt: last.written_at }) : null,
    };
  });
}

function inOrder<Row>(
  reviews: SelectQueryBuilder<Tables, 'reviews', Row>,
  { sort, cursor }: ReviewQuery,
): SelectQueryBuilder<Tables, 'reviews', Row> {
  const rankOf = RANKS[sort];
  const rank = rankOf(sql.ref('rating'), sql.ref('written_at'));
  const ordered = reviews.orderBy(rank, 'desc').orderBy('written_at', 'desc').orderBy('position', 'desc');
  if (!cursor) return ordered;
  const rating = valueOf(cursor.rating);
  const writtenAt = valueOf(cursor.writtenAt);
  const position = valueOf(cursor.position);
  return ordered.where(
    sql<boolean>`(${rank}, written_at, position) < (${rankOf(rating, writtenAt)}, ${writtenAt}, ${position})`,
  );
}

function valueOf(number: number): Rank {
  return sql`${number}::bigint`;
}

function toReview({
  written_at: createdOn,
  is_imported: isImported,
  ...row
}: Selectable<ReviewsTable>): Review {
  const { id, rating, author, title, body, language, source } = row;
  return { id, rating, author, createdOn, title, body, language, isImported, source };
}
