import { keepRecent } from '../../core/cache/index.ts';
import type { Settings } from '../../core/page/index.ts';
import type { Review, ReviewSort } from '../../core/reviews/index.ts';
import { fill } from '../../core/text/index.ts';
import { REVIEW_WORDS } from '../../core/words/index.ts';

type PageLook = Pick<Settings, 'locale' | 'timeZone'>;

/** A rating, visible and for screen readers. */
export interface ShownRating {
  /** From 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

/** A review as it is shown. */
export interface ShownReview extends ShownRating {
  readonly id: string;
  readonly author: string | null;
  /** In the page's language. */
  readonly date: string | null;
  /** In ISO 8601. */
  readonly dateTime: string | undefined;
  readonly title: string | null;
  readonly body: string | null;
  readonly language: string | undefined;
  /** Its source; null for the site's own. */
  readonly source: string | null;
}

/** The content of the tag. */
export type ReviewsContent =
  /** No product yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'hidden' }
  /** The printed content. */
  | { readonly state: 'waiting'; readonly hasFailed: boolean; readonly isLoading: boolean }
  | {
      readonly state: 'shown';
      readonly average: ShownRating | null;
      readonly countText: string;
      readonly reviews: readonly ShownReview[];
      readonly sort: ReviewSort;
      readonly hasMore: boolean;
      readonly hasFailed: boolean;
      readonly isLoading: boolean;
      /** The review that takes the focus. */
      readonly firstNewIndex: number | null;
      /** Whether these are just the reviews that a server has given. */
      readonly isAdopted: boolean;
    };

// Creating a formatter takes about a hundred times as long as using it.
const MAX_FORMATS = 20;
const ratingsIn = keepRecent<string, Intl.NumberFormat>(MAX_FORMATS);
const datesIn = keepRecent<string, Intl.DateTimeFormat>(MAX_FORMATS);

/**
 * Whether the nodes that a server has printed show a content.
 * @param content the content
 * @returns null while there is no product
 * Source: docs/behaviour/elements.md §3.15
 */
export function isAsPrinted(content: ReviewsContent): boolean | null {
  if (content.state === 'unknown') return null;
  return content.state === 'shown' && content.isAdopted;
}

const SORT_WORDS = { newest: 'newestReviews', highest: 'highestReviews', lowest: 'lowestReviews' } as const;

/**
 * Names an order.
 * @param sort the order
 * Source: docs/behaviour/reviews.md §2.2
 */
export function sortName(sort: ReviewSort): string {
  return REVIEW_WORDS[SORT_WORDS[sort]];
}

/**
 * Formats a rating.
 * @param rating from 1 to 5
 * @param locale how numbers are written
 * Source: docs/behaviour/reviews.md §2.1
 */
export function shownRating(rating: number, locale: string): ShownRating {
  const format = ratingsIn(locale, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  return { rating, text: fill(REVIEW_WORDS.ratingOutOf, { rating: format.format(rating) }) };
}

/**
 * Returns the width of the filled stars.
 * @param rating from 1 to 5
 * @returns a CSS length
 */
export function filledWidth(rating: number): string {
  return `${Math.round(rating * 200) / 10}%`;
}

/**
 * Formats a review.
 * @param review the review
 * @param page language and time zone of the page
 * Source: docs/behaviour/reviews.md §2.1
 */
export function shownReview(review: Review, page: PageLook): ShownReview {
  const { id, author, createdOn, title, body, language } = review;
  const date = createdOn === null ? null : new Date(createdOn);
  return {
    ...shownRating(review.rating, page.locale),
    id,
    author,
    title,
    body,
    date: date && dateText(date, page),
    dateTime: date?.toISOString(),
    language: language ?? undefined,
    source: review.isImported ? sourceOf(review) : null,
  };
}

function dateText(date: Date, { locale, timeZone }: PageLook): string {
  const create = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return datesIn(`${locale} ${timeZone}`, create).format(date);
}

function sourceOf({ source }: Review): string {
  return source === null ? REVIEW_WORDS.reviewFromElsewhere : fill(REVIEW_WORDS.reviewFrom, { source });
}
