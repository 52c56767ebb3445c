import { objectPosition, parseFocalPoint, placeholder, type Picture } from '../../core/images/index.ts';
import type { ImageLook } from './content.ts';

/** What a frame shows besides its picture; empty texts for nothing. */
export interface FrameStyles {
  readonly 'aspect-ratio': string;
  readonly 'inline-size': string;
  readonly '--_position': string;
}

/**
 * Computes the styles that keep a picture's place.
 * @param look the merged attributes
 * @param focalPoint the attribute of that name
 */
export function frameStyles({ width, height, picture }: ImageLook, focalPoint: string): FrameStyles {
  const point = parseFocalPoint(focalPoint) ?? picture?.focalPoint;
  return {
    'aspect-ratio': width !== null && height !== null ? `${width} / ${height}` : '',
    'inline-size': width === null ? '' : `${width}px`,
    '--_position': point ? objectPosition(point) : '',
  };
}

/**
 * Computes the background until the picture has loaded.
 * @param picture the content item
 */
export function backgroundOf(picture: Picture | null): string {
  return picture?.colours ? placeholder(picture.colours) : '';
}
