import { formatsUpTo, formatUrl, parseImageSize, srcset as widthsOf } from '../../core/images/index.ts';
import { isPictureAddress } from '../../core/text/index.ts';

/** The files of a picture. */
interface PictureFiles {
  readonly url: string;
  /** Empty where there is one file only. */
  readonly srcset: string;
}

/**
 * Reads the files of a picture. One that a template has printed for a script to load may not be there yet, and is there in
 * the width of its place alone; the server has the others.
 * @param image the picture
 * @returns as its author names them
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
 * Finds a small picture of a picture.
 * @param image the picture
 * @returns its address; empty for none
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
