import { nextQuietMoment, setState } from '../host/index.ts';
import { isPageLoading, whenIdle } from '../host/view/idle-moments.ts';
import { firstInteraction } from '../host/view/first-interaction.ts';
import { documentOf } from './document-of.ts';
import { PREFIX } from './lightbox-addresses.ts';
import { isMovingDesign, type GalleryOptionValues } from './options.ts';

/** More than any screen shows. */
const FIRST_COUNT = 100;

/** The longest that anything waits for pictures. */
const PATIENCE_MS = 1_500;

/** The state of a gallery that stands as its sheet has laid it out: see `earlyStyles`. */
const EARLY = 'early';

/** Galleries that stood in the page when their script came, and of which no program wants anything. */
const earlyGalleries = new WeakSet<Element>();

/** Gallery → brings it to life. */
const staying = new WeakMap<Element, () => void>();

/**
 * Notes the galleries that may stay as they are, before they are defined: a property that a program has set by then shows
 * only here.
 * @param selector finds galleries
 * @param properties what programs set
 */
export function noteEarlyGalleries(selector: string, properties: readonly string[]): void {
  if (!('document' in globalThis) || !isPageLoading()) return;
  for (const gallery of document.querySelectorAll(selector))
    if (!properties.some((name) => Object.hasOwn(gallery, name))) earlyGalleries.add(gallery);
}

/**
 * Waits until pictures in sight have been shown, or cannot be.
 * @param place what they are in
 * @returns resolves in a quiet moment after that, when it takes too long, or with the visitor's first sign of life; at once
 * where the page's address opens a picture
 */
export async function whenPicturesShown(place: ParentNode): Promise<void> {
  const images = [...place.querySelectorAll('img')].slice(0, FIRST_COUNT);
  if (images.length === 0 || location.hash.startsWith(PREFIX)) return;
  await Promise.race([firstInteraction(), whenSeen(images).then(nextQuietMoment)]);
}

function whenSeen(images: readonly HTMLImageElement[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      sight.disconnect();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const sight = new IntersectionObserver((entries) => {
      sight.disconnect();
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      void Promise.all(seen.map(({ target }) => whenLoaded(target as HTMLImageElement))).then(end);
    });
    for (const image of images) sight.observe(image);
  });
}

function whenLoaded(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      resolve();
    };
    for (const type of ['load', 'error']) image.addEventListener(type, end, { once: true });
  });
}

/**
 * Waits with what has nothing to do with pictures.
 * @param gallery the gallery
 * @returns resolves in a quiet moment after the page has loaded and the pictures in sight are shown, or with the visitor's
 * first sign of life
 */
export async function afterPictures(gallery: Element): Promise<void> {
  // Listened for from now on.
  const isAlive = firstInteraction();
  await whenIdle();
  const places = [gallery, gallery.shadowRoot].filter((place) => place !== null);
  await Promise.race([isAlive, Promise.all(places.map(whenPicturesShown))]);
}

/**
 * Leaves a gallery as its sheet has laid it out while the page is loading: its pictures come first. It comes alive after
 * them, or with the visitor's first sign of life.
 * @param gallery the gallery, just defined
 * @param begin brings it to life
 * @returns false for one that has to begin now: it came later, is not laid out, is steered, or is to open a picture
 * Source: docs/behaviour/galleries.md §2.5
 */
export function stayEarly(
  gallery: HTMLElement & Pick<GalleryOptionValues, 'design'> & { readonly items: unknown },
  begin: () => void,
): boolean {
  // One that is moved while it stays may come to a place where it is not laid out.
  if (staying.delete(gallery)) setState(gallery, EARLY, false);
  if (!earlyGalleries.delete(gallery)) return false;
  if (isMovingDesign(gallery.design) || location.hash.startsWith(PREFIX)) return false;
  if (!gallery.querySelector('img') || documentOf(gallery) || !isLaidOut(gallery)) return false;
  staying.set(gallery, begin);
  void whenPicturesShown(gallery).then(() => {
    endStay(gallery);
  });
  return true;
}

/** Whether the page has the sheet for galleries; without it their pictures would stand in disorder. */
function isLaidOut(gallery: Element): boolean {
  if (!CSS.supports(`selector(:state(${EARLY}))`)) return false;
  setState(gallery, EARLY, true);
  const isFound = getComputedStyle(gallery).display === 'grid';
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
