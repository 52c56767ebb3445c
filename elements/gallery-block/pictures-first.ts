import { firstInteraction, isPageLoading, nextIdleMoment, setState, whenIdle } from '../host/index.ts';
import { documentOf } from './document-of.ts';
import { PREFIX } from './lightbox-addresses.ts';
import { isMovingDesign, type GalleryOptionValues } from './options.ts';

/** More than any screen shows. */
const FIRST_COUNT = 100;

/** The longest wait for pictures. */
const PATIENCE_MS = 1_500;

/** The state of a gallery that is laid out by its sheet alone: see `earlyStyles`. */
const EARLY = 'early';

/** Galleries that were in the page before their script, without properties set by a program. */
const earlyGalleries = new WeakSet<Element>();

/** Gallery → initialises it. */
const pending = new WeakMap<Element, () => void>();

/**
 * Registers the galleries whose initialisation may wait. Call it before they are defined: only then are
 * properties set by a program visible.
 * @param selector matches galleries
 * @param properties names of the properties that programs set
 */
export function registerEarlyGalleries(selector: string, properties: readonly string[]): void {
  if (!('document' in globalThis) || !isPageLoading()) return;
  for (const gallery of document.querySelectorAll(selector))
    if (!properties.some((name) => Object.hasOwn(gallery, name))) earlyGalleries.add(gallery);
}

/**
 * Waits until visible pictures have loaded or failed.
 * @param place contains them
 * @returns resolves in idle time after that or after a time limit, or on the first interaction; immediately where
 * the page's URL opens a picture
 */
export async function whenPicturesShown(place: ParentNode): Promise<void> {
  const images = [...place.querySelectorAll('img')].slice(0, FIRST_COUNT);
  if (images.length === 0 || location.hash.startsWith(PREFIX)) return;
  await Promise.race([firstInteraction(), whenSeen(images).then(nextIdleMoment)]);
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
 * Delays work that has nothing to do with pictures.
 * @param gallery the gallery
 * @returns resolves in idle time after the page has loaded and its visible pictures are shown, or on the first
 * interaction
 */
export async function afterPictures(gallery: Element): Promise<void> {
  // Registered before the wait below.
  const interaction = firstInteraction();
  await whenIdle();
  const places = [gallery, gallery.shadowRoot].filter((place) => place !== null);
  await Promise.race([interaction, Promise.all(places.map(whenPicturesShown))]);
}

/**
 * Leaves a gallery to its sheet while the page is loading: its pictures load first. It initialises after them, or
 * on the first interaction.
 * @param gallery the gallery, just defined
 * @param begin initialises it
 * @returns false for one that has to initialise now: it was inserted later, is not laid out, has controls, or is
 * to open a picture
 * Source: docs/behaviour/galleries.md §2.5
 */
export function stayEarly(
  gallery: HTMLElement & Pick<GalleryOptionValues, 'design'> & { readonly items: unknown },
  begin: () => void,
): boolean {
  // A gallery that is moved meanwhile may not be laid out in its new place.
  if (pending.delete(gallery)) setState(gallery, EARLY, false);
  if (!earlyGalleries.delete(gallery)) return false;
  if (isMovingDesign(gallery.design) || location.hash.startsWith(PREFIX)) return false;
  if (!gallery.querySelector('img') || documentOf(gallery) || !isLaidOut(gallery)) return false;
  pending.set(gallery, begin);
  void whenPicturesShown(gallery).then(() => {
    endStay(gallery);
  });
  return true;
}

/** Whether the page has the sheet for galleries; without it their pictures would have no layout. */
function isLaidOut(gallery: Element): boolean {
  if (!CSS.supports(`selector(:state(${EARLY}))`)) return false;
  setState(gallery, EARLY, true);
  const isFound = getComputedStyle(gallery).display === 'grid';
  if (!isFound) setState(gallery, EARLY, false);
  return isFound;
}

/**
 * Initialises a gallery that was left to its sheet.
 * @param gallery the gallery; others are ignored
 */
export function endStay(gallery: Element): void {
  const begin = pending.get(gallery);
  if (!begin) return;
  pending.delete(gallery);
  setState(gallery, EARLY, false);
  begin();
}
