import type { Area } from './area.ts';

const OURS = /* @__PURE__ */ new WeakSet<Area>();

/**
 * Marks an area of this package: its formatters, predicates and expressions never throw while they are prepared.
 * @param area the area
 * @returns the same area
 */
export function ourArea<const Marked extends Area>(area: Marked): Marked {
  OURS.add(area);
  return area;
}

/**
 * Returns whether an area is marked; a page's own is not, and neither is a changed copy of ours.
 * @param area any area
 */
export function isOurs(area: Area): boolean {
  return OURS.has(area);
}
