import { ancestorsOf, membersOf } from '../shared/index.ts';

/** A distance or a point, in px. */
interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Layers that ignore the transforms of their ancestors; a browser ignores unsupported selectors in `:is()`. */
const TOP_LAYER = ':is(:modal, :popover-open)';

/**
 * Converts a distance on the screen, as pointer events and `getBoundingClientRect` report it, to the layout of an
 * element, which `offsetLeft`, `scrollLeft` and styles use. They differ inside `transform`, `scale`, `rotate` and
 * `zoom`.
 * @param element its own transforms count, too
 * @param distance in px of the screen
 * @returns in px of the layout
 * Source: docs/behaviour/interface.md §4.4
 */
export function toLocal(element: Element, { x, y }: Vector): Vector {
  const { a, b, c, d } = mapOf(element);
  const area = a * d - b * c;
  // Nothing is visible on such an area.
  if (area === 0) return { x, y };
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/**
 * Returns the factor by which `zoom` enlarges the layout of an element; unlike transforms, it applies to the top
 * layer, too.
 * @param element the element
 * Source: docs/behaviour/interface.md §4.4
 */
export function zoomOf(element: Element): number {
  let zoom = 1;
  for (const node of ancestorsOf(element)) zoom *= ownZoomOf(getComputedStyle(node));
  return zoom;
}

/** The linear part only: distances have no origin. */
function mapOf(element: Element): DOMMatrix {
  const map = new DOMMatrix();
  let isOnTop = false;
  for (const node of ancestorsOf(element)) {
    const style = getComputedStyle(node);
    if (!isOnTop) map.preMultiplySelf(ownMapOf(style));
    map.preMultiplySelf(new DOMMatrix().scaleSelf(ownZoomOf(style)));
    isOnTop ||= membersOf(node).matches(TOP_LAYER);
  }
  return map;
}

function ownMapOf({ display, rotate, scale, transform }: CSSStyleDeclaration): DOMMatrix {
  const steps = [rotationOf(rotate), scalingOf(scale), transform].filter((step) => step && step !== 'none');
  // Transforms do not apply to other boxes.
  const isTransformed = steps.length > 0 && !['inline', 'contents'].includes(display);
  return new DOMMatrix(isTransformed ? steps.join(' ') : '');
}

/** Such as "45deg", "x 45deg" or "1 1 0 45deg". */
function rotationOf(rotate = ''): string {
  const [angle = '', ...axis] = rotate.split(' ').reverse();
  if (axis.length === 0) return angle.endsWith('deg') ? `rotate(${angle})` : '';
  if (axis.length === 1) return `rotate${(axis[0] ?? 'z').toUpperCase()}(${angle})`;
  return `rotate3d(${[...axis.reverse(), angle].join(', ')})`;
}

/** Such as "0.6" or "0.6 0.5"; depth has no distance on the screen. */
function scalingOf(scale = 'none'): string {
  return scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2).join(', ')})`;
}

function ownZoomOf({ zoom }: CSSStyleDeclaration): number {
  return Number(zoom) || 1;
}
