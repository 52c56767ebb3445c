import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatsUpTo, type FocalPoint, type ImageSize } from '../../../core/images/index.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { RECIPE } from './take-photograph.ts';

/** A photograph of the store. */
export interface Photograph {
  /** Its file below the address of all of them; another photograph has another one. */
  readonly file: string;
  /** The drawing that it is taken of. */
  readonly drawing: Buffer;
  readonly drawingWidth: number;
  readonly size: ImageSize;
}

/** What a content item says of a photograph. Source: docs/behaviour/images.md §5.1 */
export interface PhotographItem {
  readonly assetUrl: string;
  readonly originalSize: string;
  readonly systemDataVariants: string;
  readonly mediaFocalPoint: FocalPoint;
  readonly colorData: Readonly<Record<`${string}Average`, string>>;
}

/** Where photographs are served. Source: docs/behaviour/reference-store.md §10.1 */
export const PHOTOGRAPHS_URL = '/assets/photographs';

/**
 * What is fetched by an address that names no width, and by browsers that know nothing of other widths: enough for most
 * places, and much less than the whole.
 */
export const USUAL_FORMAT = '1000w';

const ASSETS = join(import.meta.dirname, '../../site/assets');
const HASH_LENGTH = 8;
const FILE = /^([a-z-]+)-[0-9a-f]{8}\.jpg$/;

/**
 * Describes a photograph as content items do.
 * @param name what it shows
 * Source: docs/behaviour/images.md §5.1
 */
export function photographItem(name: MotifName): PhotographItem {
  const { size, focalPoint, colours } = MOTIFS[name];
  const [topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage] = colours;
  return {
    assetUrl: `${PHOTOGRAPHS_URL}/${photographOf(name).file}`,
    originalSize: `${size.width}x${size.height}`,
    systemDataVariants: formatsUpTo(size.width).join(','),
    mediaFocalPoint: focalPoint,
    colorData: { topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage },
  };
}

/**
 * Finds the photograph of an address.
 * @param file the last part of the address
 * @returns the photograph; null where there is none of this name. That of an address from before it was changed is the
 * one of today
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
