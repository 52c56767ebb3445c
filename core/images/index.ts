export { altText, type ImageWords } from './alt-text.ts';
export { CENTRE, focalPointText, type FocalPoint } from './focal-point.ts';
export { heightForWidth, parseImageSize, widthForHeight, type ImageSize } from './image-size.ts';
export { IMAGE_WIDTHS, imageFormatUrl, srcset, thumbnailFormat } from './image-widths.ts';
