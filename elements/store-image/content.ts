import { formatsUpTo, formatUrl, srcset, thumbnailFormat, type Picture } from '../../core/images/index.ts';
import type { ProductImage } from '../../core/product/index.ts';
import { isPictureAddress } from '../../core/text/index.ts';

/** The attributes of a picture; empty texts and null where they are missing. */
export interface ImageLook {
  readonly src: string;
  /** Empty for decoration, null if missing. */
  readonly alt: string | null;
  /** The picture's natural width, px. */
  readonly width: number | null;
  /** The picture's natural height, px. */
  readonly height: number | null;
  readonly sizes: string;
  readonly srcset: string;
  readonly priority: '' | 'high' | 'low';
  readonly loader: 'sqs' | 'raw';
  /** The picture as a content item. */
  readonly picture: Picture | null;
  /** Whether the author has put a picture into the tag. */
  readonly hasAuthors: boolean;
}

/**
 * Merges the attributes of a picture with its content item.
 * @param said the attributes
 * @param picture the content item, for missing attributes
 * @param hasAuthors whether the author has put a picture into the tag
 */
export function lookOf(
  { src, alt, width, height, sizes, srcset, priority, loader }: Omit<ImageLook, 'picture' | 'hasAuthors'>,
  picture: Picture | null,
  hasAuthors: boolean,
): ImageLook {
  const size = picture?.size;
  return {
    ...{ src, alt, sizes, srcset, priority, loader, picture, hasAuthors },
    width: width ?? size?.width ?? null,
    height: height ?? size?.height ?? null,
  };
}

/** A picture that the tag renders. */
export interface ShownImage {
  readonly state: 'shown';
  readonly src: string;
  /** Undefined with a single URL. */
  readonly srcset: string | undefined;
  readonly sizes: string | undefined;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly loading: 'lazy' | 'eager';
  readonly fetchPriority: 'high' | 'low' | 'auto';
  /** True for a picture that has not been bought yet. */
  readonly isPreview: boolean;
  /** True for a picture of other proportions than its box: it is shown whole. */
  readonly isWhole: boolean;
}

/** A picture to render, or the author's own. */
export type DrawnImage = { readonly state: 'authors' } | ShownImage;

/** The content of the tag. */
export type ImageContent =
  | DrawnImage
  /** The alternative text of a picture that failed to load. */
  | { readonly state: 'failed'; readonly alt: string };

/** The picture of the chosen variant, in place of the tag's own. */
export interface ChosenImage {
  readonly image: ProductImage;
  /** Width to height; NaN if unknown. */
  readonly ratio: number;
}

/** How much the proportions of two pictures may differ before their boxes would, as a share of 1. */
const RATIO_TOLERANCE = 0.01;

/**
 * Builds the content of a picture.
 * @param look the merged attributes
 * @param own the product's picture, for a tag without one of its own
 * @param chosen the picture of the chosen variant; null for none
 * Source: docs/behaviour/images.md §7
 */
export function imageContent(
  look: ImageLook,
  own: ProductImage | null,
  chosen: ChosenImage | null,
): DrawnImage {
  const src = chosen?.image.assetUrl ?? ownAddress(look, own);
  if (look.hasAuthors || src === '' || !isPictureAddress(src)) return { state: 'authors' };
  const { width, height, priority } = look;
  return {
    ...addressesOf(src, look, chosen !== null),
    state: 'shown',
    alt: wordsOf(look, own, chosen),
    width,
    height,
    loading: isUrgent(look) ? 'eager' : 'lazy',
    fetchPriority: priority || 'auto',
    isPreview: chosen === null && isItsPreview(look),
    isWhole: isOtherShape(chosen, look),
  };
}

function isItsPreview({ src, picture }: ImageLook): boolean {
  return src === '' && picture?.isLicensedPreview === true;
}

function isUrgent({ priority }: ImageLook): boolean {
  return priority === 'high';
}

/** Decoration stays decoration, and a picture without alternative text keeps the previous text. */
function wordsOf({ alt, picture }: ImageLook, own: ProductImage | null, chosen: ChosenImage | null): string {
  const words = alt ?? picture?.alt ?? own?.altText ?? '';
  return words === '' ? '' : chosen?.image.altText || words;
}

function addressesOf(
  src: string,
  look: ImageLook,
  isChosen: boolean,
): Pick<ShownImage, 'src' | 'srcset' | 'sizes'> {
  const list = srcsetOf(src, look, isChosen);
  if (list === '') return { src, srcset: undefined, sizes: undefined };
  return {
    src: look.loader === 'sqs' ? formatUrl(src, thumbnailFormat(look.width ?? 0)) : src,
    srcset: list,
    sizes: look.sizes || defaultSizes(look),
  };
}

function ownAddress({ src, picture }: ImageLook, own: ProductImage | null): string {
  return src || (picture?.url ?? own?.assetUrl ?? '');
}

/** The author's `srcset` belongs to the author's picture. */
function srcsetOf(src: string, look: ImageLook, isChosen: boolean): string {
  const { loader, width, picture } = look;
  if (loader === 'raw') return isChosen ? '' : look.srcset;
  if (src === picture?.url && picture.srcset !== '') return picture.srcset;
  const formats = /^data:/i.test(src.trim()) ? [] : formatsUpTo(width ?? 0);
  return formats.length > 0 ? srcset(src, formats, formatUrl) : '';
}

/** As wide as the picture, or the viewport; `auto` for browsers that lay out lazy pictures before loading them. */
function defaultSizes(look: ImageLook): string {
  const { width } = look;
  const known = width === null ? '100vw' : `(max-width: ${width}px) 100vw, ${width}px`;
  return isUrgent(look) ? known : `auto, ${known}`;
}

function isOtherShape(chosen: ChosenImage | null, { width, height }: ImageLook): boolean {
  if (!chosen || width === null || height === null) return false;
  return Math.abs((chosen.ratio * height) / width - 1) > RATIO_TOLERANCE;
}
