import { isHidden } from './slides.ts';

/** Watches the children of a gallery for being hidden and shown, which style sheets can do, too. */
export interface HiddenWatch {
  /**
   * Watches these children from now on.
   * @param children all children that may be slides
   * @returns those that are not hidden
   */
  readonly filter: (children: readonly HTMLElement[]) => readonly HTMLElement[];
}

/**
 * Watches children of a gallery.
 * @param onChange called after one was hidden or shown
 * @param signal stops watching
 * Source: docs/behaviour/galleries.md §3.8
 */
export function watchHidden(onChange: () => void, signal: AbortSignal): HiddenWatch {
  let watched: ReadonlySet<Element> = new Set();
  let shown: ReadonlySet<Element> = new Set();
  // No mutation shows what a style sheet or a width does; a hidden child has no size.
  const sizes = new ResizeObserver((entries) => {
    const isChanged = entries.some(
      ({ target }) =>
        target instanceof HTMLElement && watched.has(target) && shown.has(target) === isHidden(target),
    );
    if (isChanged) onChange();
  });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    watched = new Set();
  });
  return {
    filter(children) {
      const before = watched;
      watched = new Set(children);
      for (const child of before) if (!watched.has(child)) sizes.unobserve(child);
      for (const child of children) if (!before.has(child)) sizes.observe(child);
      const seen = children.filter((child) => !isHidden(child));
      shown = new Set(seen);
      return seen;
    },
  };
}
