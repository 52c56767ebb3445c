import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatsUpTo, type FocalPoint, type ImageSize } from '../../../../core/images/index.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { RECIPE } from './take-photograph.ts';

/** A photograph of the store. */
export interface Photograph {
  /** Its file name; changes with the photograph. */
  readonly file: string;
  /** The drawing that it is made from. */
  readonly drawing: Buffer;
  readonly drawingWidth: number;
  readonly size: ImageSize;
}

/** A photograph in a content item. Source: docs/behaviour/images.md §5.1 */
export interface PhotographItem {
  readonly assetUrl: string;
  readonly originalSize: string;
  readonly systemDataVariants: string;
  readonly mediaFocalPoint: FocalPoint;
  readonly colorData: Readonly<Record<`${string}Average`, string>>;
}

/** Path prefix of photographs. Source: docs/behaviour/reference-store.md §10.1 */
export const PHOTOGRAPHS_URL = '/assets/photographs';

/** Path prefix of uploaded pictures. Source: docs/behaviour/reference-store.md §27.3 */
export const UPLOADED_PICTURES_URL = '/assets/uploads';

/** The averages of the upper corners, the lower ones and the centre, as hex digits. */
export type PictureColours = readonly [string, string, string, string, string];

/** What is known of a picture besides its URL. */
export interface PictureFacts {
  readonly size: ImageSize;
  readonly focalPoint: FocalPoint;
  readonly colours: PictureColours;
}

/**
 * The width for URLs without one, and for browsers without `srcset`: enough for most layouts, and much smaller than the
 * original.
 */
export const USUAL_FORMAT = '1000w';

const ASSETS = join(import.meta.dirname, '../../../site/assets');
const HASH_LENGTH = 8;
const FILE = /^([a-z-]+)-[0-9a-f]{8}\.jpg$/;

/**
 * Describes a photograph as content items do.
 * @param name what it shows
 * Source: docs/behaviour/images.md §5.1
 */
export function photographItem(name: MotifName): PhotographItem {
  const { size, focalPoint, colours } = MOTIFS[name];
  return describe(`${PHOTOGRAPHS_URL}/${photographOf(name).file}`, { size, focalPoint, colours });
}

/**
 * Describes an uploaded picture as content items do.
 * @param id of the upload
 * @param facts size, focal point and colours
 * Source: docs/behaviour/images.md §5.1
 */
export function uploadedPictureItem(id: string, facts: PictureFacts): PhotographItem {
  return describe(`${UPLOADED_PICTURES_URL}/${id}`, facts);
}

/**
 * Finds the id of an uploaded picture.
 * @param assetUrl the URL of a picture
 * @returns undefined for any other picture
 */
export function uploadIdOf(assetUrl: string): string | undefined {
  const start = `${UPLOADED_PICTURES_URL}/`;
  return assetUrl.startsWith(start) ? assetUrl.slice(start.length) : undefined;
}

function describe(assetUrl: string, { size, focalPoint, colours }: PictureFacts): PhotographItem {
  const [topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage] = colours;
  return {
    assetUrl,
    originalSize: `${size.width}x${size.height}`,
    systemDataVariants: formatsUpTo(size.width).join(','),
    mediaFocalPoint: focalPoint,
    colorData: { topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage },
  };
}

/**
 * Finds the photograph of an address.
 * @param file the last part of the address
 * @returns the photograph; null for an unknown name. An outdated URL returns the current photograph
 */
export function findPhotograph(file: string): Photograph | null {
  const name = FILE.exec(file)?.[1] ?? '';
  return Object.hasOwn(MOTIFS, name) ? photographOf(name as MotifName) : null;
}

const known = new Map<MotifName, Photograph>();

function photographOf(name: MotifName): Photograph {
  const photograph = known.get(name) ?? readPhotograph(name);
  known.set(name, photograph);
  return photograph;
}

function readPhotograph(name: MotifName): Photograph {
  const { folder, drawingWidth, size } = MOTIFS[name];
  const drawing = readFileSync(join(ASSETS, folder, `${name}.svg`));
  const hash = createHash('sha256').update(RECIPE).update(drawing).digest('hex').slice(0, HASH_LENGTH);
  return { file: `${name}-${hash}.jpg`, drawing, drawingWidth, size };
}
