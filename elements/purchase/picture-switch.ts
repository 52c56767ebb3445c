import type { ProductImage } from '../../core/product/index.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { writtenPictures } from './written-pictures.ts';

/** Attributes of a single picture; `src` is set last, so that no old candidate wins over it. */
const OLD_CANDIDATES = ['srcset', 'sizes', 'data-srcset', 'data-thumbnail'] as const;
const ADDRESSES = ['data-src', 'data-image', 'src'] as const;
const WRITTEN = [...OLD_CANDIDATES, ...ADDRESSES, 'alt', 'style'] as const;

/** Maximum difference of two aspect ratios that leaves the box unchanged, as a share of 1. */
const RATIO_TOLERANCE = 0.01;

/** The box of a picture in the page; width in px. */
interface Box {
  readonly width: number;
  readonly ratio: number;
}

const NO_BOX: Box = { width: 0, ratio: Number.NaN };

/** A picture of the page that temporarily shows other pictures. */
export interface PictureSwitch {
  /** Shows a picture that has been loaded. */
  show(picture: ProductImage, loaded: HTMLImageElement): void;
  /** Restores what was printed, unless the page has written another picture meanwhile. */
  readonly restore: () => void;
}

/**
 * Creates the switch of a picture to others and back.
 * @param image the page's own image
 * Source: docs/behaviour/products.md §3.9
 */
export function createPictureSwitch(image: HTMLImageElement): PictureSwitch {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  let overrides: readonly AttributeOverrides[] = [];
  let ours: string | null = null;
  let box = NO_BOX;
  const isOurs = () => ours !== null && ours === addressOf(image);

  function restore(): void {
    if (isOurs()) for (const one of overrides) one.restore();
    overrides = [];
    ours = null;
  }

  return {
    restore,
    show({ assetUrl, altText }, loaded) {
      // Measure the page's own picture: the aspect ratio of ours may differ from its box.
      if (!isOurs()) box = { width: image.offsetWidth, ratio: image.naturalWidth / image.naturalHeight };
      restore();
      // If the page wrote another picture in between, it stays.
      overrides = keep(image, sources);
      writtenPictures().add(image);
      for (const source of sources) source.removeAttribute('srcset');
      for (const name of OLD_CANDIDATES) image.removeAttribute(name);
      if (image.alt !== '' && altText !== '') image.alt = altText;
      const names = ADDRESSES.filter((name) => image.hasAttribute(name));
      for (const name of names.length > 0 ? names : ['src']) image.setAttribute(name, assetUrl);
      holdBox(image, box, loaded.naturalWidth / loaded.naturalHeight);
      ours = assetUrl;
    },
  };
}

/** The URL of the picture; a site's own script may not have loaded it yet. */
export function addressOf(image: HTMLImageElement): string | null {
  return image.getAttribute('src') ?? image.getAttribute('data-src') ?? image.getAttribute('data-image');
}

function keep(image: HTMLImageElement, sources: readonly Element[]): readonly AttributeOverrides[] {
  const ofSources = new AttributeOverrides(['srcset']);
  for (const source of sources) ofSources.set(source);
  const ofImage = new AttributeOverrides(WRITTEN);
  ofImage.set(image);
  return [ofSources, ofImage];
}

/** A picture of another aspect ratio would shift the content below it. */
function holdBox(image: HTMLImageElement, { width, ratio }: Box, newRatio: number): void {
  if (!(ratio > 0 && Math.abs(newRatio / ratio - 1) > RATIO_TOLERANCE)) return;
  const { aspectRatio, objectFit } = getComputedStyle(image);
  if (aspectRatio.startsWith('auto')) image.style.aspectRatio = String(ratio);
  if (objectFit === 'fill') image.style.objectFit = 'contain';
  if (Math.abs(image.offsetWidth - width) <= 1) return;
  image.style.inlineSize = `${width}px`;
  image.style.maxInlineSize = '100%';
}
