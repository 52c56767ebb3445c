import { ancestorsOf } from '../../core/shared/index.ts';
import { coverAt, elementAt, INSET_PX } from '../ui/index.ts';

/**
 * Checks that the visitor sees the whole height of an element of a form: without scrolling, and with nothing over it.
 * @param target the element
 * @param form the form around it
 * @returns false for an element without a size, too
 * Source: docs/behaviour/forms.md §7.4
 */
export function isInView(target: Element, form: Element): boolean {
  const { left, right, top, bottom, height } = target.getBoundingClientRect();
  // The keyboard of a phone covers the window's end. jsdom has no visual viewport.
  const { offsetTop: start, height: visible } = globalThis.visualViewport ?? {
    offsetTop: 0,
    height: innerHeight,
  };
  if (height === 0 || top < start || bottom > start + visible) return false;
  return [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX].every((y) =>
    isHit((left + right) / 2, y, target, form),
  );
}

/** A form that is clipped or behind a dialog is not hit. */
function isHit(x: number, y: number, target: Element, form: Element): boolean {
  const hits = ancestorsOf(elementAt(x, y));
  return hits.includes(form) && coverAt(x, y, target) === null;
}
