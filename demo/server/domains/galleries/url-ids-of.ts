import { toUrlId } from '../../../../core/owner/index.ts';

/** The page of the printed gallery stands there. */
const RESERVED = 'classic';

/**
 * Names the pages of a gallery's items by their titles; one whose title gives no name goes by its place.
 * @param titles in their order
 * @returns a name for each, no two the same
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
