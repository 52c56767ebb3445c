/**
 * Returns whether the visitor prefers reduced motion.
 * @returns true if elements should move instantly
 * Source: docs/behaviour/interface.md §4.2
 */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
