import { join } from 'node:path';

import { openFileCache } from './file-cache.ts';
import { loadSharp, type Sharp, type SharpImage } from './load-sharp.ts';
import type { Photograph } from './photographs.ts';
import { takePhotograph } from './take-photograph.ts';

/** The types in which photographs are served, the smallest files first. */
export const PHOTOGRAPH_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;
type PhotographType = (typeof PHOTOGRAPH_TYPES)[number];

/** A request for a file of a photograph. */
export interface RequestedFile {
  readonly photograph: Photograph;
  /** `500w`, or `original` for the photograph itself, which is a JPEG. */
  readonly format: string;
  readonly type: PhotographType;
}

/** A file of a photograph. */
export interface PhotographFile {
  readonly content: Buffer;
  readonly type: PhotographType | 'image/svg+xml';
}

/** The files of the photographs. */
export interface Photographs {
  readonly read: (file: RequestedFile) => Promise<PhotographFile>;
}

/** Options of the photographs. */
export interface PhotographsParts {
  /** Default: below `node_modules/.cache`, since they depend on nothing but the code. */
  readonly folder?: string;
  /** Maximum size of all files, in bytes. Default: 256 MiB. */
  readonly maxBytes?: number;
  /** Called with errors of storing files. */
  readonly report: (error: unknown) => void;
  /** Null without an image library: the drawings are served. Default: sharp. */
  readonly sharp?: Sharp | null;
}

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/photographs');
const MAX_BYTES = 256 * 1024 ** 2;

/** Encoder effort: more saves little, and the first visitor waits for it. */
const ENCODERS: Readonly<Record<PhotographType, (image: SharpImage) => SharpImage>> = {
  'image/avif': (image) => image.avif({ quality: 50, effort: 2 }),
  'image/webp': (image) => image.webp({ quality: 72, effort: 3 }),
  'image/jpeg': (image) => image.jpeg({ quality: 80 }),
};
/** Change it whenever the encoders change. */
const ENCODING = '1';

/**
 * Opens the photographs: each file is made on its first request, one at a time, and cached.
 * @param parts folder, limit and image library
 * Source: docs/behaviour/reference-store.md §10
 */
export function openPhotographs({
  folder = FOLDER,
  maxBytes = MAX_BYTES,
  report,
  sharp = loadSharp(),
}: PhotographsParts): Photographs {
  const cache = openFileCache({ folder, maxBytes, report });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  return {
    async read({ photograph, format, type }) {
      const { file, drawing, drawingWidth, size } = photograph;
      if (!sharp) return { content: drawing, type: 'image/svg+xml' };
      const original = () =>
        cache.get(file, () => inTurn(() => takePhotograph(sharp, drawing, size, drawingWidth)));
      if (format === 'original') return { content: await original(), type: 'image/jpeg' };
      const name = `${file}.${format}.${ENCODING}.${type.replace('image/', '')}`;
      const width = Math.min(Number.parseInt(format, 10), size.width);
      const content = await cache.get(name, async () => {
        const whole = await original();
        return inTurn(() => ENCODERS[type](sharp(whole).resize({ width })).toBuffer());
      });
      return { content, type };
    },
  };
}
