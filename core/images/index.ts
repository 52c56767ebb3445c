export { altText } from './alt-text.ts';
export { placeholder, type CornerColours } from './corner-colours.ts';
export { CENTRE, focalPointText, objectPosition, type FocalPoint } from './focal-point.ts';
export { heightForWidth, parseImageSize, widthForHeight, type ImageSize } from './image-size.ts';
export { srcset, thumbnailFormat } from './image-widths.ts';
export { readPicture, type Picture } from './picture.ts';
