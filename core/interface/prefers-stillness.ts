/**
 * Tells whether the visitor has asked for less motion.
 * @returns true if what would move should be there at once
 * Source: docs/behaviour/interface.md §4.2
 */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
