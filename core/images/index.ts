export { altText } from './alt-text.ts';
export { CENTRE, focalPointText } from './focal-point.ts';
export { heightForWidth, parseImageSize, widthForHeight, type ImageSize } from './image-size.ts';
export { srcset, thumbnailFormat } from './image-widths.ts';
