import { type ButtonPlace, nextVisibility, type ButtonVisibility } from './button-visibility.ts';

/** Reaches above everything of a page: inside is what is not below the window. */
const UP_TO_HERE = { rootMargin: '9999999px 0px 0px 0px' };

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
  let visibility: ButtonVisibility | null = null;
  let isIntersecting = false;
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect } of entries)
      if (target === watched) visibility = nextVisibility(visibility, { isIntersecting, boundingClientRect });
    if (visibility) onPlace(visibility.place);
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
