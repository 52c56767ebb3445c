import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject } from '../json/index.ts';

/** A review of a product. Source: docs/behaviour/reviews.md §3.1 */
export interface Review {
  readonly id: string;
  /** From 1 to 5. */
  readonly rating: number;
  readonly author: string | null;
  /** In milliseconds since 1970. */
  readonly createdOn: number | null;
  readonly title: string | null;
  readonly body: string | null;
  /** A BCP 47 tag; null for that of the page. */
  readonly language: string | null;
  readonly isImported: boolean;
  /** The origin of an imported review. */
  readonly source: string | null;
}

/** A page of reviews, with totals over all pages. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly reviewCount: number;
  /** From 1 to 5; null where there is none. */
  readonly averageRating: number | null;
  /** The cursor of the next page; null at the end. */
  readonly nextPageCursor: string | null;
}

const MIN_RATING = 1;
const MAX_RATING = 5;
/** The greatest number of milliseconds that a date can be. */
const MAX_DATE_MS = 8.64e15;

/**
 * Reads a page of reviews, field by field.
 * @param json anything
 * @throws StorefrontError of the kind `unknown-outcome` for anything but a page of reviews
 * Source: docs/behaviour/reviews.md §3.1, §3.2
 */
export function parseReviewPage(json: unknown): ReviewPage {
  if (!isJsonObject(json) || !Array.isArray(json['reviews'])) {
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  }
  const fields = fieldsOf(json);
  const reviews = fields.list('reviews', readReview);
  return {
    reviews,
    reviewCount: Math.max(fields.count('reviewCount') ?? 0, reviews.length),
    averageRating: fields.read('averageRating', readRating),
    nextPageCursor: fields.flag('hasNextPage') ? fields.trimmed('nextPageCursor') : null,
  };
}

function readReview(json: unknown): Review | undefined {
  const fields = fieldsOf(json);
  const id = fields.trimmed('id');
  const rating = fields.read('rating', readRating);
  if (id === null || rating === null) return undefined;
  return {
    id,
    rating,
    author: fields.trimmed('author'),
    createdOn: fields.read('createdOn', readDate),
    title: fields.trimmed('title'),
    body: fields.trimmed('body'),
    language: fields.read('language', readLanguage),
    isImported: fields.flag('isImported'),
    source: fields.trimmed('source'),
  };
}

function readRating(value: unknown): number | undefined {
  return typeof value === 'number' && value >= MIN_RATING && value <= MAX_RATING ? value : undefined;
}

function readDate(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= MAX_DATE_MS ? value : undefined;
}

function readLanguage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(value.trim())[0];
  } catch {
    return undefined;
  }
}
