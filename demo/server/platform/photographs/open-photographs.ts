import { join } from 'node:path';

import { encode, encodedName, type PhotographType } from './encoders.ts';
import { openFileCache } from './file-cache.ts';
import { createTurns } from './in-turn.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import type { Photograph } from './photographs.ts';
import { takePhotograph } from './take-photograph.ts';

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
  const inTurn = createTurns();
  return {
    async read({ photograph, format, type }) {
      const { file, drawing, drawingWidth, size } = photograph;
      if (!sharp) return { content: drawing, type: 'image/svg+xml' };
      const original = () =>
        cache.get(file, () => inTurn(() => takePhotograph(sharp, drawing, size, drawingWidth)));
      if (format === 'original') return { content: await original(), type: 'image/jpeg' };
      const name = encodedName(file, format, type);
      const width = Math.min(Number.parseInt(format, 10), size.width);
      const content = await cache.get(name, async () => {
        const whole = await original();
        return inTurn(() => encode(sharp(whole).resize({ width }), type).toBuffer());
      });
      return { content, type };
    },
  };
}
