/** Asks the gallery around a picture to show it. Internal; the event does not leave the gallery. */
export const CHOOSE_SLIDE = 'slide-choose';

const GALLERY_TAG = 'gallery-block';

/** Gallery → the picture that was requested last. */
const requested = new WeakMap<Element, Element>();

/**
 * Finds the gallery around a picture.
 * @param image the picture
 * @returns null where there is none
 */
export function galleryAround(image: Element): HTMLElement | null {
  return image.closest<HTMLElement>(GALLERY_TAG);
}

/**
 * Makes a gallery show one of its pictures, if it shows one at a time. While the tag is loading, the newest request
 * wins.
 * @param gallery the gallery
 * @param image the picture
 * Source: docs/behaviour/products.md §3.8
 */
export async function chooseSlide(
  gallery: HTMLElement & { readonly ready?: Promise<unknown> },
  image: Element,
): Promise<void> {
  requested.set(gallery, image);
  await customElements.whenDefined(GALLERY_TAG);
  await gallery.ready;
  if (requested.get(gallery) === image) image.dispatchEvent(new Event(CHOOSE_SLIDE, { bubbles: true }));
}
