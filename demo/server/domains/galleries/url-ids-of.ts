/** Shorter ones say nothing. Source: docs/behaviour/owner.md §8 */
const MIN_LENGTH = 3;

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
    const name = nameOf(title);
    const wanted = name.length < MIN_LENGTH ? `slide-${index + 1}` : name;
    let urlId = wanted;
    for (let number = 2; taken.has(urlId); number += 1) urlId = `${wanted}-${number}`;
    taken.add(urlId);
    return urlId;
  });
}

function nameOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
