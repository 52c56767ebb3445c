import { PRODUCT_LIST_LIMITS, readCount } from '../../../../core/product-list/index.ts';

/** Results of a call that names no number. */
const USUAL_HITS = 10;

const { hits: MAX_HITS, page: MAX_PAGE, searchLength } = PRODUCT_LIST_LIMITS;

/**
 * Reads the text of a search.
 * @param text as it was sent
 * @returns without spaces around it, and without what is too long
 * Source: docs/behaviour/product-lists.md §2.1
 */
export function textIn(text: string | undefined): string {
  // By characters, so that none is cut in half.
  return Array.from(text?.trim() ?? '')
    .slice(0, searchLength)
    .join('')
    .trim();
}

/**
 * Reads the number of results.
 * @param text as it was sent
 * @returns 1–50; the usual number for anything else
 */
export function limitIn(text: string | undefined): number {
  return readCount(text, MAX_HITS) ?? USUAL_HITS;
}

/**
 * Reads the number of a page.
 * @param text as it was sent
 * @returns from 1; 1 for anything else
 */
export function pageIn(text: string | undefined): number {
  return readCount(text, MAX_PAGE) ?? 1;
}
