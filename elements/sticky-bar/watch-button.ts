/** Where the tag's own button is. */
export type ButtonPlace = 'in-view' | 'above' | 'elsewhere';

/** Where it is, and whether the visitor has seen it. */
export interface Sight {
  readonly place: ButtonPlace;
  readonly hasBeenSeen: boolean;
}

/** Reaches above everything of a page: inside is what is not below the window. */
const UP_TO_HERE = { rootMargin: '9999999px 0px 0px 0px' };

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
export function nextSight(former: Sight | null, { isIntersecting, boundingClientRect }: Entry): Sight {
  // A hidden button has no height.
  const isAbove = !isIntersecting && boundingClientRect.height > 0 && boundingClientRect.bottom <= 0;
  const hasBeenSeen = isIntersecting || (former ? former.hasBeenSeen : isAbove);
  if (isIntersecting) return { place: 'in-view', hasBeenSeen };
  return { place: isAbove && hasBeenSeen ? 'above' : 'elsewhere', hasBeenSeen };
}

/**
 * Watches where the tag's own button is; views may replace its node.
 * @param root the tag's shadow root
 * @param onPlace called with each place
 * @param signal ends it
 */
export function watchButton(
  root: ShadowRoot,
  onPlace: (place: ButtonPlace) => void,
  signal: AbortSignal,
): void {
  let watched: Element | null = null;
  let sight: Sight | null = null;
  let isIntersecting = false;
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect } of entries)
      if (target === watched) sight = nextSight(sight, { isIntersecting, boundingClientRect });
    if (sight) onPlace(sight.place);
  };
  const inView = new IntersectionObserver((entries) => {
    isIntersecting = entries.at(-1)?.isIntersecting ?? false;
    look(entries);
  });
  // A jump from below the button to above it never brings it into view.
  const notBelow = new IntersectionObserver(look, UP_TO_HERE);
  const follow = () => {
    const button = ownButton(root);
    if (button === watched) return;
    watched = button;
    for (const observer of [inView, notBelow]) {
      observer.disconnect();
      if (button) observer.observe(button);
    }
    if (!button) onPlace('elsewhere');
  };
  const nodes = new MutationObserver(follow);
  nodes.observe(root, { childList: true, subtree: true });
  follow();
  signal.addEventListener('abort', () => {
    for (const observer of [nodes, inView, notBelow]) observer.disconnect();
  });
}

/** Finds the tag's own button; null before it is drawn. */
export function ownButton(root: ShadowRoot): HTMLElement | null {
  return root.querySelector('[type="submit"]');
}
