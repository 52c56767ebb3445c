export { altText } from './alt-text.ts';
export { placeholder, type CornerColours } from './corner-colours.ts';
export { CENTRE, focalPointText, objectPosition, parseFocalPoint, type FocalPoint } from './focal-point.ts';
export { heightForWidth, parseImageSize, widthForHeight, type ImageSize } from './image-size.ts';
export { asOneOfList, formatsUpTo, formatUrl, srcset, thumbnailFormat } from './image-widths.ts';
export {
  IMAGE_LOADERS,
  IMAGE_PRIORITIES,
  INVALID_SIZE,
  isPositiveInteger,
  markupFaults,
  type ImageMarkup,
  type MarkupFault,
} from './markup-rules.ts';
export { readPicture, type Picture } from './picture.ts';
