import { REVIEW_SORTS, type ReviewSort } from '../../../../core/reviews/index.ts';
import { counted, REVIEW_WORDS } from '../../../../core/words/index.ts';
import {
  shownRating,
  type ShownReview,
  shownReview,
  sortName,
} from '../../../../elements/store-reviews/content.ts';
import { WEBSITE } from '../../../site/website.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import type { ProductItem } from '../catalogue/index.ts';
import type { ReviewListing } from './find-reviews.ts';

/** A rating as pages print it. */
interface PrintedRating {
  readonly text: string;
  /** Rounded to whole stars. */
  readonly stars: string;
}

/** The reviews of a product as pages print them. */
export interface ReviewsData {
  readonly words: typeof REVIEW_WORDS;
  readonly average: PrintedRating | undefined;
  /** Undefined without reviews. */
  readonly countText: string | undefined;
  readonly reviews: readonly (ShownReview & PrintedRating)[];
  /** The page with all of them. */
  readonly url: string;
  readonly sorts: readonly { readonly sort: ReviewSort; readonly name: string; readonly isChosen: boolean }[];
  /** The page with the first ones. */
  readonly firstUrl: string;
  /** The page with the next ones; undefined at the end. */
  readonly nextUrl: string | undefined;
}

/**
 * Builds the reviews of a product as pages print them, in the words of the tag.
 * @param item the product
 * @param listing a page of its reviews
 * @param chosen their order
 * Source: docs/behaviour/reviews.md §2.1, §2.3
 */
export function reviewsData(item: ProductItem, listing: ReviewListing, chosen: ReviewSort): ReviewsData {
  const { averageRating, reviewCount, reviews, nextPageCursor } = listing;
  const page = { locale: spokenLocale(), timeZone: WEBSITE.timeZone };
  const url = `${item.fullUrl}/reviews`;
  return {
    words: REVIEW_WORDS,
    average: averageRating === null ? undefined : printed(shownRating(averageRating, page.locale)),
    countText: reviewCount > 0 ? counted(REVIEW_WORDS.reviewCount, reviewCount) : undefined,
    reviews: reviews.map((review) => printed(shownReview(review, page))),
    url,
    sorts: REVIEW_SORTS.map((sort) => ({ sort, name: sortName(sort), isChosen: sort === chosen })),
    firstUrl: `${url}?sort=${chosen}`,
    nextUrl: nextPageCursor === null ? undefined : `${url}?sort=${chosen}&cursor=${nextPageCursor}`,
  };
}

function printed<Rated extends { readonly rating: number }>(
  rated: Rated,
): Rated & { readonly stars: string } {
  return { ...rated, stars: '★'.repeat(Math.round(rated.rating)) };
}
