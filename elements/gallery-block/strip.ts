import type { GalleryModel } from './model.ts';

/**
 * Keeps the thumbnail of the slide that is shown in sight, and the focus on it while the strip has the focus.
 * @param frame the element around everything, in the shadow root
 * @param model which slide is shown
 * @param signal until when
 * Source: docs/behaviour/galleries.md §2.2
 */
export function followStrip(frame: HTMLElement, model: GalleryModel, signal: AbortSignal): void {
  let shown = model.index;
  const stop = model.$content.listen(() => {
    if (model.index === shown) return;
    shown = model.index;
    // Painted by then, by the shell or by React.
    requestAnimationFrame(() => {
      if (!signal.aborted) showActive(frame);
    });
  });
  signal.addEventListener('abort', stop, { once: true });
}

function showActive(frame: HTMLElement): void {
  const active = frame.querySelector<HTMLElement>('[part="thumbnail"][aria-current]');
  const strip = active?.parentElement;
  if (!active || !strip) return;
  if (strip.matches(':focus-within')) active.focus({ preventScroll: true });
  const [own, whole] = [active.getBoundingClientRect(), strip.getBoundingClientRect()];
  // By its own strip only: the page stays where it is.
  strip.scrollBy({ left: own.left + own.width / 2 - whole.left - whole.width / 2 });
}
