/**
 * Returns whether the visitor prefers reduced motion.
 * @returns true if elements should move instantly
 * Source: docs/behaviour/interface.md §4.2
 */
export function prefersStillness(): boolean {
  // Test environments such as jsdom have no media.
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
