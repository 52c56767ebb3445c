import { pageNumbers } from '../../../../core/product-list/index.ts';
import { type ListAddress, listUrl } from './list-url.ts';

/** Links to the pages of a list. */
export interface PageLinks {
  readonly previousUrl: string | undefined;
  readonly nextUrl: string | undefined;
  readonly numbers: readonly {
    readonly number: number;
    readonly url: string;
    readonly isCurrent: boolean;
    /** Whether some are left out before it. */
    readonly isAfterGap: boolean;
  }[];
}

/**
 * Links to the first and the last page of a list, and to those around the current one.
 * @param address of the list
 * @param count pages, 0 or more
 * @returns undefined for a single page
 */
export function pageLinks(address: ListAddress, count: number): PageLinks | undefined {
  const { page } = address.query;
  if (count <= 1 || page > count) return undefined;
  const urlOf = (number: number) => listUrl(address, { page: number });
  const shown = pageNumbers(page, count);
  return {
    previousUrl: page > 1 ? urlOf(page - 1) : undefined,
    nextUrl: page < count ? urlOf(page + 1) : undefined,
    numbers: shown.map((number, index) => ({
      number,
      url: urlOf(number),
      isCurrent: number === page,
      isAfterGap: number - (shown[index - 1] ?? 0) > 1,
    })),
  };
}
