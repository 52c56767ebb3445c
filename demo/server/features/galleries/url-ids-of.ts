import { toUrlId } from '../../../../owner/rules/index.ts';

/** Used by the page of the printed gallery. */
const RESERVED = 'classic';

/**
 * Makes the URL ids of a gallery's items from their titles; an item whose title gives none gets its index.
 * @param titles in their order
 * @returns a unique id for each
 * Source: docs/behaviour/reference-store.md §6.8
 */
export function urlIdsOf(titles: readonly string[]): readonly string[] {
  const taken = new Set([RESERVED]);
  return titles.map((title, index) => {
    const urlId = toUrlId(title, { fallback: `slide-${index + 1}`, isTaken: (name) => taken.has(name) });
    taken.add(urlId);
    return urlId;
  });
}
