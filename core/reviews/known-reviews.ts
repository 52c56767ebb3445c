import { isJsonObject } from '../json/index.ts';
import { REVIEW_SORTS } from './gateway.ts';
import type { ReviewSubject } from './review-list.ts';

/** What a server has asked the store for, and the answer. */
export interface KnownReviews {
  /** Product, kinds and order, as JSON text. */
  readonly request: string;
  /** The first page, as the gateway sends it. */
  readonly page: unknown;
}

/**
 * Names the request that a page of reviews answers.
 * @param subject product and kinds
 * @param page the first page in the default order, as the gateway sends it
 * Source: docs/behaviour/elements.md §10.5
 */
export function knownReviews(subject: ReviewSubject, page: unknown): KnownReviews {
  return { request: requestFor(subject), page };
}

/**
 * Finds the page of reviews that need not be requested.
 * @param subject product and kinds
 * @param known `KnownReviews` as JSON, unchecked
 * @returns the page, unchecked; undefined if it is the answer to another request
 * Source: docs/behaviour/elements.md §10.5
 */
export function knownPageOf(subject: ReviewSubject, known: unknown): unknown {
  return isJsonObject(known) && known['request'] === requestFor(subject) ? known['page'] : undefined;
}

function requestFor({ productId, kinds }: ReviewSubject): string {
  return JSON.stringify([productId, kinds, REVIEW_SORTS[0]]);
}
