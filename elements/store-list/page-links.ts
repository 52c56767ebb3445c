import { pageNumbers } from '../../core/product-list/index.ts';
import { fill } from '../../core/text/index.ts';
import { numberText, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { ShownPage } from './content.ts';

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
  const { items, page, pageSize, total, hasNextPage } = facts;
  if (page === 1 && !hasNextPage) return [];
  // The current page counts, even if the backend counts fewer products than it has, but not one behind the last.
  const last = Math.max(items.length > 0 ? page : 1, Math.ceil((total ?? 0) / pageSize));
  const link = (to: number, text: string, label = text): ShownPage => ({
    ...{ page: to, text, label, isCurrent: false },
    href: hrefOf(to),
  });
  const numbers = total === null ? [page] : pageNumbers(page, last);
  return [
    ...(page > 1 ? [link(Math.min(page - 1, last), PRODUCT_LIST_WORDS.previousPage)] : []),
    ...numbers.map((number) => ({
      ...link(number, numberText(number), fill(PRODUCT_LIST_WORDS.pageNumber, { n: numberText(number) })),
      isCurrent: number === page,
    })),
    ...(hasNextPage ? [link(page + 1, PRODUCT_LIST_WORDS.nextPage)] : []),
  ];
}
