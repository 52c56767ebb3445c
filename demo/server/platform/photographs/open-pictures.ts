import { join } from 'node:path';

import type { ImageSize } from '../../../../core/images/index.ts';
import { encode, encodedName, type PhotographType } from './encoders.ts';
import { openFileCache } from './file-cache.ts';
import { createTurns } from './in-turn.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';

/** A request for a file of an uploaded picture. */
export interface RequestedPicture {
  /** Its id, which changes with the content. */
  readonly id: string;
  readonly size: ImageSize;
  /** As it is stored. */
  readonly mediaType: string;
  /** `500w`, or `original` for the stored picture. */
  readonly format: string;
  readonly type: PhotographType;
  /** Reads the stored picture. */
  readonly read: () => Promise<Buffer>;
}

/** The files of the uploaded pictures. */
export interface Pictures {
  readonly read: (file: RequestedPicture) => Promise<{ readonly content: Buffer; readonly type: string }>;
}

/** Options of the pictures. */
export interface PicturesParts {
  /** Default: below `node_modules/.cache`, since they can be made again. */
  readonly folder?: string;
  /** Maximum size of all files, in bytes. Default: 256 MiB. */
  readonly maxBytes?: number;
  /** Called with errors of storing files. */
  readonly report: (error: unknown) => void;
  /** Null without an image library: the stored pictures are served. Default: sharp. */
  readonly sharp?: Sharp | null;
}

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/pictures');
const MAX_BYTES = 256 * 1024 ** 2;

/**
 * Opens the uploaded pictures: each file is made on its first request, one at a time, and cached.
 * @param parts folder, limit and image library
 * Source: docs/behaviour/reference-store.md §27.3
 */
export function openPictures({
  folder = FOLDER,
  maxBytes = MAX_BYTES,
  report,
  sharp = loadSharp(),
}: PicturesParts): Pictures {
  const cache = openFileCache({ folder, maxBytes, report });
  const inTurn = createTurns();
  return {
    async read({ id, size, mediaType, format, type, read }) {
      if (sharp === null || format === 'original') return { content: await read(), type: mediaType };
      const width = Math.min(Number.parseInt(format, 10), size.width);
      const content = await cache.get(encodedName(id, format, type), async () => {
        const stored = await read();
        return inTurn(() => encode(sharp(stored).resize({ width }), type).toBuffer());
      });
      return { content, type };
    },
  };
}
