import { pitchOf } from './track.ts';

/** Gallery → the slide to which a visitor scrolled before the script. */
const scrolled = new WeakMap<Element, HTMLElement>();

/**
 * Notes the slides to which visitors have scrolled galleries. Call it before galleries are defined: then their layout
 * changes, and the scroll position is lost.
 * @param selector matches galleries
 */
export function noteScrolledSlides(selector: string): void {
  if (!('document' in globalThis)) return;
  for (const gallery of document.querySelectorAll(selector)) {
    if (gallery.scrollLeft === 0) continue;
    const slides = [...gallery.querySelectorAll<HTMLElement>(':scope > :not(script, template)')];
    // In right-to-left pages `scrollLeft` is negative.
    const slide = slides[Math.round(Math.abs(gallery.scrollLeft) / pitchOf(slides))];
    if (slide) scrolled.set(gallery, slide);
  }
}

/**
 * Returns the slide to which a visitor scrolled a gallery before the script.
 * @param gallery the gallery
 * @returns the slide; undefined where it was not scrolled
 */
export function scrolledSlideOf(gallery: Element): HTMLElement | undefined {
  return scrolled.get(gallery);
}
