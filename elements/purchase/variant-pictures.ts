import { formatUrl, thumbnailFormat } from '../../core/images/index.ts';
import type { Product, ProductImage, ProductModel } from '../../core/product/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseSlide, galleryAround } from './choose-slide.ts';
import { fileOf } from '../ui/index.ts';
import { followChoice, announcePicture } from './follow-choice.ts';
import { addressOf, createPictureSwitch, type PictureSwitch } from './picture-switch.ts';

/** A product whose pictures follow the choice. */
export interface VariantPictureNeeds {
  readonly model: ProductModel;
  /** Where to search for its pictures, the nearest place first. */
  readonly places: () => readonly Element[];
  /** Whether a picture in these places is the product's to switch. */
  readonly isOwn: (image: Element) => boolean;
  /** Called once for each picture that does not load. */
  readonly report: Report;
  /** Stops it, and restores what was printed. */
  readonly signal?: AbortSignal;
}

const BLOCK_TAG = 'store-product';
const IMAGE_TAG = 'store-image';
const MARKED = `img[data-store-image], picture[data-store-image] img, ${IMAGE_TAG} img`;
/** An address that names a width. */
const FORMAT = /[?&]format=\d+w/;

const followed = new WeakSet<Element>();

/**
 * Makes the pictures of a product block follow its choice; any other element has no pictures of its own.
 * @param host the element that has the product
 * @param model its product
 * Source: docs/behaviour/products.md §3.7
 */
export function followBlock(host: Element, model: ProductModel): void {
  if (host.localName !== BLOCK_TAG || followed.has(host)) return;
  followed.add(host);
  const isOwn = (image: Element) => image.closest(BLOCK_TAG) === host;
  wirePictures({ model, places: () => [host], isOwn, report: storefront().report });
}

/**
 * Makes a product's pictures follow the choice.
 * @param needs the product, and where its pictures are
 * Source: docs/behaviour/products.md §3.7, §3.9
 */
export function wirePictures({ model, places, isOwn, report, signal }: VariantPictureNeeds): void {
  const switches = new Map<HTMLImageElement, PictureSwitch>();
  const galleries = new Map<HTMLElement, HTMLImageElement>();
  const find = (product: Product | null) =>
    product ? picturesOf(product, places(), isOwn, [...switches.keys()]) : [];
  followChoice({
    model,
    report,
    signal,
    request(picture) {
      const images = find(model.$product.get());
      const own = images.map((image) => slideWith(image, picture)).find((slide) => slide !== undefined);
      // Far from the viewport, a lazy picture would not load.
      if (own) return Object.assign(own, { loading: 'eager' });
      return Object.assign(new Image(), { src: addressFor(images, picture) });
    },
    show(picture, loaded, product) {
      for (const image of find(product)) {
        const gallery = galleryAround(image);
        if (gallery?.contains(loaded)) {
          galleries.set(gallery, image);
          void chooseSlide(gallery, loaded);
          announcePicture(model, loaded.alt);
          continue;
        }
        const its = switches.get(image) ?? createPictureSwitch(image);
        switches.set(image, its);
        announceChange(model, image, () => {
          its.show({ ...picture, assetUrl: loaded.getAttribute('src') ?? picture.assetUrl }, loaded);
        });
      }
    },
    restore() {
      for (const [image, { restore }] of switches) announceChange(model, image, restore);
      switches.clear();
      for (const [gallery, image] of galleries) void chooseSlide(gallery, image);
      galleries.clear();
    },
  });
  signal?.addEventListener('abort', () => {
    for (const { restore } of switches.values()) restore();
  });
}

function picturesOf(
  product: Product,
  places: readonly Element[],
  isOwn: (image: Element) => boolean,
  switched: readonly HTMLImageElement[],
): readonly HTMLImageElement[] {
  const own = new Set(
    [product, ...product.variants].flatMap(({ image }) => (image ? [absolute(image.assetUrl)] : [])),
  );
  for (const place of places) {
    const marked = [...place.querySelectorAll<HTMLImageElement>(MARKED)].filter(isOwn);
    // A tag without its author's picture inside follows the choice automatically.
    if (marked.length > 0 || [...place.querySelectorAll(IMAGE_TAG)].some(isOwn)) return marked;
    const still = switched.find((image) => place.contains(image));
    const first =
      still ??
      [...place.querySelectorAll('img')].find((image) => {
        const address = addressOf(image);
        return address !== null && own.has(absolute(address)) && isOwn(image);
      });
    if (first) return [first];
  }
  return [];
}

/** The gallery of a picture may contain the chosen one. */
function slideWith(image: HTMLImageElement, { assetUrl }: ProductImage): HTMLImageElement | undefined {
  const file = fileOf(assetUrl);
  const pictures = [...(galleryAround(image)?.querySelectorAll('img') ?? [])];
  return pictures.find((one) => fileOf(addressOf(one) ?? '') === file);
}

/** Requests the width of the place, if the page requests its own pictures by width. */
function addressFor(images: readonly HTMLImageElement[], { assetUrl }: ProductImage): string {
  const sized = images.filter((image) => FORMAT.test(addressOf(image) ?? ''));
  if (sized.length === 0 || sized.length < images.length) return assetUrl;
  const width = Math.max(...sized.map((image) => image.offsetWidth)) * devicePixelRatio;
  return formatUrl(assetUrl, thumbnailFormat(width));
}

function absolute(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
}

/** Announces the picture to screen readers if its alternative text changes. */
function announceChange(model: ProductModel, image: HTMLImageElement, change: () => void): void {
  const before = image.alt;
  change();
  if (image.alt !== before) announcePicture(model, image.alt);
}
