/**
 * Finds the partner of a printed element: the one that shares the nearest ancestor with it. Where one ancestor holds
 * several, the one before it counts, or the one after it, as they are printed.
 * @param from the element
 * @param candidates elements of the same product, in document order
 * @param side where the partner is printed
 * @returns the partner, or null without candidates
 * Source: template language §13.2
 */
export function nearestOf<Candidate extends Element>(
  from: Element,
  candidates: readonly Candidate[],
  side: 'before' | 'after',
): Candidate | null {
  let place: Node | null = candidates.length > 0 ? from.parentNode : null;
  for (; place; place = place.parentNode) {
    const ancestor = place;
    const inside = candidates.filter((candidate) => ancestor.contains(candidate));
    if (inside.length > 0) return neighbourOf(from, inside, side);
  }
  return null;
}

function neighbourOf<Candidate extends Element>(
  from: Element,
  candidates: readonly Candidate[],
  side: 'before' | 'after',
): Candidate | null {
  const before = candidates.findLast((candidate) => isBefore(candidate, from)) ?? null;
  const after = candidates.find((candidate) => !isBefore(candidate, from)) ?? null;
  return side === 'before' ? (before ?? after) : (after ?? before);
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
