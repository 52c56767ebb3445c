import type { SharpImage } from './load-sharp.ts';

/** The types in which photographs are served, the smallest files first. */
export const PHOTOGRAPH_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** A type in which photographs are served. */
export type PhotographType = (typeof PHOTOGRAPH_TYPES)[number];

/** Encoder effort: more saves little, and the first visitor waits for it. */
const ENCODERS: Readonly<Record<PhotographType, (image: SharpImage) => SharpImage>> = {
  'image/avif': (image) => image.avif({ quality: 50, effort: 2 }),
  'image/webp': (image) => image.webp({ quality: 72, effort: 3 }),
  'image/jpeg': (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};
/** Change it whenever the encoders change. */
const ENCODING = '1';

/**
 * Encodes a picture.
 * @param image the picture
 * @param type the media type
 */
export function encode(image: SharpImage, type: PhotographType): SharpImage {
  return ENCODERS[type](image);
}

/**
 * Names a file of a picture in the cache.
 * @param name of the picture
 * @param format such as `500w`
 * @param type the media type
 */
export function encodedName(name: string, format: string, type: PhotographType): string {
  return `${name}.${format}.${ENCODING}.${type.replace('image/', '')}`;
}
