import { parentOf } from '../../core/shared/index.ts';

/** On which side to prefer a partner. */
export type Side = 'before' | 'after';

/**
 * Indexes elements, to find the one nearest to another: the one that shares the closest ancestor. Where that ancestor
 * holds several, the one just before or after the element in document order counts.
 * @param candidates elements of the same product, in document order
 * @returns finds an element's partner; null without candidates
 * Source: docs/behaviour/printed-markup.md §2.1
 */
export function createPartnerFinder<Candidate extends Element>(
  candidates: readonly Candidate[],
): (from: Element, side: Side) => Candidate | null {
  const below = new Map<Node, Candidate[]>();
  for (const candidate of candidates) {
    for (let place: Node | null = candidate; place; place = parentOf(place)) {
      const inside = below.get(place);
      if (inside) inside.push(candidate);
      else below.set(place, [candidate]);
    }
  }
  return (from, side) => {
    let place: Node | null = below.size > 0 ? parentOf(from) : null;
    while (place && !below.has(place)) place = parentOf(place);
    return place && neighbourOf(from, below.get(place) ?? [], side);
  };
}

function neighbourOf<Candidate extends Element>(
  from: Element,
  candidates: readonly Candidate[],
  side: Side,
): Candidate | null {
  const count = countBefore(from, candidates);
  const before = candidates[count - 1] ?? null;
  const after = candidates[count] ?? null;
  return side === 'before' ? (before ?? after) : (after ?? before);
}

/** A binary search: a page may print hundreds in a row. */
function countBefore(from: Element, candidates: readonly Element[]): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = candidates[middle];
    if (candidate && isBefore(candidate, from)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
