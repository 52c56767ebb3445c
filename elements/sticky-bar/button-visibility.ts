/** Where the tag's own button is. */
export type ButtonPlace = 'in-view' | 'above' | 'elsewhere';

/** Where it is, and whether the visitor has seen it. */
export interface ButtonVisibility {
  readonly place: ButtonPlace;
  readonly hasBeenSeen: boolean;
}

interface Entry {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'bottom' | 'height'>;
}

/**
 * Finds the place of the button. Above the window counts only after the visitor has seen the button, or has scrolled past it
 * before it was watched.
 * @param former what was found before; null at first
 * @param entry what the browser reports
 * Source: docs/behaviour/adding-to-cart.md §8.2
 */
export function nextVisibility(
  former: ButtonVisibility | null,
  { isIntersecting, boundingClientRect }: Entry,
): ButtonVisibility {
  // A hidden button has no height.
  const isAbove = !isIntersecting && boundingClientRect.height > 0 && boundingClientRect.bottom <= 0;
  const hasBeenSeen = isIntersecting || (former ? former.hasBeenSeen : isAbove);
  if (isIntersecting) return { place: 'in-view', hasBeenSeen };
  return { place: isAbove && hasBeenSeen ? 'above' : 'elsewhere', hasBeenSeen };
}
