/** Heard by the gallery around a picture: it is to be shown. Within the house; nothing of it leaves the gallery. */
export const CHOOSE_SLIDE = 'slide-choose';

const GALLERY_TAG = 'gallery-block';

/** Gallery → the picture that it is to show. */
const wanted = new WeakMap<Element, Element>();

/**
 * Finds the gallery that a picture stands in.
 * @param image the picture
 * @returns null where there is none
 */
export function galleryAround(image: Element): HTMLElement | null {
  return image.closest<HTMLElement>(GALLERY_TAG);
}

/**
 * Makes a gallery show one of its pictures, where they come one after another. The tag may be on its way; then the newest
 * picture counts.
 * @param gallery the gallery
 * @param image the picture
 * Source: docs/behaviour/products.md §3.8
 */
export async function chooseSlide(
  gallery: HTMLElement & { readonly ready?: Promise<unknown> },
  image: Element,
): Promise<void> {
  wanted.set(gallery, image);
  await customElements.whenDefined(GALLERY_TAG);
  await gallery.ready;
  if (wanted.get(gallery) === image) image.dispatchEvent(new Event(CHOOSE_SLIDE, { bubbles: true }));
}
