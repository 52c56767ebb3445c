import { formatsUpTo, formatUrl, parseImageSize, srcset as widthsOf } from '../../core/images/index.ts';
import { isPictureAddress } from '../../core/text/index.ts';

/** The files of a picture. */
interface PictureFiles {
  readonly url: string;
  /** Empty where there is only one file. */
  readonly srcset: string;
}

/**
 * Reads the files of a picture. A printed picture that loads by script may have no `src` yet, or only the width
 * of its place; the server has the others.
 * @param image the picture
 * @returns as the author lists them
 * Source: docs/behaviour/printed-markup.md §11
 */
export function filesOf(image: HTMLImageElement): PictureFiles {
  const { currentSrc, src, srcset } = image;
  const printed = printedAddress(image);
  if (printed === '' || srcset !== '') return { url: currentSrc || src, srcset };
  const width = parseImageSize(image.dataset['imageDimensions'] ?? '')?.width ?? 0;
  return { url: currentSrc || src || printed, srcset: widthsOf(printed, formatsUpTo(width), formatUrl) };
}

/**
 * Finds a thumbnail of a picture.
 * @param image the picture
 * @returns its URL; empty for none
 */
export function thumbnailOf(image: HTMLImageElement): string {
  const printed = printedAddress(image);
  const own = image.dataset['thumbnail'] || (printed ? '' : image.src);
  return own || (printed && formatUrl(printed, '300w'));
}

function printedAddress({ dataset }: HTMLImageElement): string {
  const address = dataset['image'] === undefined ? '' : (dataset['src'] ?? '');
  return address !== '' && isPictureAddress(address) ? address : '';
}
