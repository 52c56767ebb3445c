import {
  heightForWidth,
  INVALID_SIZE,
  parseImageSize,
  thumbnailFormat,
  widthForHeight,
  type ImageSize,
} from '../../../../core/images/index.ts';
import type { AnyFormatter, Formatter, PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';

function side(name: keyof ImageSize): PlainFormatter {
  return (_, { isStrict }) =>
    (value) => {
      const length = parseImageSize(toText(value))?.[name];
      return isStrict && Number.isNaN(length) ? undefined : length;
    };
}

type LengthArguments = readonly [pixels: `${number}`];

function resized(
  scale: (size: ImageSize, length: number) => number,
  print: (length: number) => unknown,
): Formatter<LengthArguments> {
  return (args) => {
    const length = Number.parseInt(args[0], 10);
    return (value) => {
      const size = parseImageSize(toText(value));
      // 32 bits, as in the existing engine; NaN becomes 0.
      return size === undefined ? INVALID_SIZE : print(scale(size, length) | 0);
    };
  };
}

/** Sizes of images, by formatter. Source: docs/behaviour/template-language.md §12.1. */
export const sizeFormatters = {
  width: side('width'),
  height: side('height'),
  resizedHeightForWidth: resized(heightForWidth, Number),
  resizedWidthForHeight: resized(widthForHeight, Number),
  squarespaceThumbnailForHeight: resized(widthForHeight, thumbnailFormat),
  squarespaceThumbnailForWidth: ([width]: LengthArguments) => {
    const format = thumbnailFormat(Number.parseInt(width, 10));
    return () => format;
  },
} as const satisfies Record<string, AnyFormatter>;
