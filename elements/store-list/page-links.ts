import { fill } from '../../core/text/index.ts';
import { numberText, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { ShownPage } from './content.ts';

/** Pages beside the current one that have a link of their own. */
const NEIGHBORS = 1;

/** The pages of a list. */
interface PageFacts {
  /** Those of the page; none behind the last one. */
  readonly items: readonly unknown[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Null where the backend does not count. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
}

/**
 * Lists links to other pages: the previous one, the first, those around the current one, the last, and the next.
 * @param facts the pages
 * @param hrefOf returns the address of a page
 * @returns none where there is only one page
 * Source: docs/behaviour/product-lists.md §5.4
 */
export function pageLinks(facts: PageFacts, hrefOf: (page: number) => string): readonly ShownPage[] {
  const { page, hasNextPage } = facts;
  if (page === 1 && !hasNextPage) return [];
  const last = lastOf(facts);
  const link = (to: number, text: string, label = text): ShownPage => ({
    ...{ page: to, text, label, isCurrent: false },
    href: hrefOf(to),
  });
  return [
    ...(page > 1 ? [link(Math.min(page - 1, last), PRODUCT_LIST_WORDS.previousPage)] : []),
    ...numbersOf(facts, last).map((number) => ({
      ...link(number, numberText(number), fill(PRODUCT_LIST_WORDS.pageNumber, { n: numberText(number) })),
      isCurrent: number === page,
    })),
    ...(hasNextPage ? [link(page + 1, PRODUCT_LIST_WORDS.nextPage)] : []),
  ];
}

/** The current page, even if the backend counts fewer products than it has, but not one behind the last. */
function lastOf({ page, pageSize, total, items }: PageFacts): number {
  return Math.max(1, total === null || items.length > 0 ? page : 1, Math.ceil((total ?? 0) / pageSize));
}

function numbersOf({ page, total }: PageFacts, last: number): readonly number[] {
  if (total === null) return [page];
  const wanted = [1, last];
  for (let number = page - NEIGHBORS; number <= page + NEIGHBORS; number += 1) wanted.push(number);
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= last)
    .sort((one, other) => one - other);
}
