import { nextQuietMoment, setState } from '../host/index.ts';
import { isPageLoading, whenQuiet } from '../host/view/quiet-moments.ts';
import { signOfLife } from '../host/view/sign-of-life.ts';
import { documentOf } from './document-of.ts';
import { PREFIX } from './lightbox-addresses.ts';
import { isMovingDesign, type GalleryOptionValues } from './options.ts';

/** More than any screen shows. */
const FIRST_COUNT = 100;

/** The longest that anything waits for pictures. */
const PATIENCE_MS = 1_500;

/** The state of a gallery that stands as its sheet has laid it out: see `earlyStyles`. */
const EARLY = 'early';

/** What may stay as it is. */
type EarlyGallery = HTMLElement & Pick<GalleryOptionValues, 'design'> & { readonly items: unknown };

/** Gallery → brings it to life. */
const staying = new WeakMap<Element, () => void>();

/**
 * Waits until pictures in sight have been shown, or cannot be.
 * @param place what they are in
 * @returns resolves in a quiet moment after that, or when it takes too long
 */
export async function whenPicturesShown(place: ParentNode): Promise<void> {
  const images = [...place.querySelectorAll('img')].slice(0, FIRST_COUNT);
  if (images.length === 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    const sight = new IntersectionObserver((entries) => {
      sight.disconnect();
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      void Promise.all(seen.map(({ target }) => whenCome(target as HTMLImageElement))).then(() => {
        resolve();
      });
    });
    for (const image of images) sight.observe(image);
  });
  await nextQuietMoment();
}

function whenCome(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['load', 'error'])
      image.addEventListener(
        type,
        () => {
          resolve();
        },
        { once: true },
      );
  });
}

/**
 * Waits with what has nothing to do with pictures.
 * @param gallery the gallery
 * @returns resolves in a quiet moment after the page has loaded and the pictures in sight are shown, or with the visitor's
 * first sign of life
 */
export async function afterPictures(gallery: Element): Promise<void> {
  await whenQuiet();
  const places = [gallery, gallery.shadowRoot ?? gallery];
  await Promise.race([signOfLife(), Promise.all(places.map(whenPicturesShown))]);
}

/**
 * Leaves a gallery as its sheet has laid it out while the page is loading: its pictures come first. It comes alive after
 * them, or with the visitor's first sign of life.
 * @param gallery the gallery
 * @param begin brings it to life
 * @returns false for one that has to begin now: it is not laid out, or is steered, or is to open a picture
 * Source: docs/behaviour/galleries.md §2.5
 */
export function stayEarly(gallery: EarlyGallery, begin: () => void): boolean {
  if (staying.has(gallery)) return true;
  if (!isPageLoading() || isMovingDesign(gallery.design) || location.hash.startsWith(PREFIX)) return false;
  if (!gallery.querySelector('img') || documentOf(gallery) || !isLaidOut(gallery)) return false;
  staying.set(gallery, begin);
  void Promise.race([signOfLife(), whenPicturesShown(gallery)]).then(() => {
    endStay(gallery);
  });
  return true;
}

/** Whether the page has the sheet for galleries; without it their pictures would stand in disorder. */
function isLaidOut(gallery: Element): boolean {
  if (!CSS.supports(`selector(:state(${EARLY}))`)) return false;
  setState(gallery, EARLY, true);
  const isFound = getComputedStyle(gallery).getPropertyValue('--_columns') !== '';
  if (!isFound) setState(gallery, EARLY, false);
  return isFound;
}

/**
 * Brings a gallery to life that was left as it is.
 * @param gallery the gallery; nothing happens to others
 */
export function endStay(gallery: Element): void {
  const begin = staying.get(gallery);
  if (!begin) return;
  staying.delete(gallery);
  setState(gallery, EARLY, false);
  begin();
}
