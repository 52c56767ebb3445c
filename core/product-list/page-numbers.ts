/** Pages before and after the current one that have a link of their own. */
const NEIGHBORS = 1;

/**
 * Lists the pages of a list that get a link: the first, those around the current one, and the last.
 * @param page the current one, from 1; it may be behind the last
 * @param count how many pages there are
 * Source: docs/behaviour/product-lists.md §5.4
 */
export function pageNumbers(page: number, count: number): readonly number[] {
  const wanted = [1, count];
  for (let number = page - NEIGHBORS; number <= page + NEIGHBORS; number += 1) wanted.push(number);
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= count)
    .sort((one, other) => one - other);
}
