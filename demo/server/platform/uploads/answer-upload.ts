import type { Database } from '../database/tables.ts';
import type { StoreContext } from '../http/store-env.ts';
import { contentDisposition } from './content-disposition.ts';
import { readUpload } from './read-upload.ts';
import { requestedRange } from './requested-range.ts';
import type { StoredUpload } from './save-upload.ts';

/** How a file is sent. */
export interface SentFile {
  readonly upload: Pick<StoredUpload, 'id' | 'mediaType' | 'sizeBytes' | 'sha256'>;
  readonly fileName: string;
  /**
   * Asks whether so many bytes may be sent; not asked for their headers alone.
   * @returns false to send nothing
   */
  readonly reserve: (bytes: number) => Promise<boolean>;
  /** Called once for the bytes that were reserved and not sent. */
  readonly release: (bytes: number) => Promise<void>;
}

/**
 * Answers with a file, to be saved: all of it, or the part that the request asks for, so that a download can be resumed.
 * @param context the request
 * @param db the store's database
 * @param file which one
 * @returns undefined if it may not be sent
 * Source: docs/behaviour/reference-store.md §29.4
 */
export async function answerUpload(
  context: StoreContext,
  db: Database,
  { upload, fileName, reserve, release }: SentFile,
): Promise<Response | undefined> {
  const { sizeBytes } = upload;
  const etag = `"${upload.sha256}"`;
  const asked = { range: context.req.header('range'), ifRange: context.req.header('if-range') };
  const range = requestedRange(asked, { sizeBytes, etag });
  context.header('Accept-Ranges', 'bytes');
  if (range === 'outside')
    return context.body(null, 416, { 'Content-Range': `bytes */${sizeBytes}`, 'Content-Length': '0' });
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  const length = last - first + 1;
  const isHead = context.req.method === 'HEAD';
  if (!isHead && !(await reserve(length))) return undefined;
  const headers = {
    'Content-Type': upload.mediaType,
    'Content-Length': String(length),
    'Content-Disposition': contentDisposition(fileName),
    ETag: etag,
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${sizeBytes}` }),
  };
  const status = range ? 206 : 200;
  if (isHead) return context.body(null, status, headers);
  return context.body(streamOf(readUpload(db, upload, { first, last }), length, release), status, headers);
}

/** Reads only what the connection takes. */
function streamOf(
  parts: AsyncGenerator<Uint8Array, void>,
  length: number,
  release: SentFile['release'],
): ReadableStream<Uint8Array> {
  let left = length;
  const giveBack = async (): Promise<void> => {
    const unsent = left;
    left = 0;
    if (unsent > 0) await release(unsent);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await parts.next();
          if (done === true) controller.close();
          else {
            left -= value.length;
            controller.enqueue(value);
          }
        } catch (error) {
          await giveBack();
          throw error;
        }
      },
      async cancel() {
        await parts.return();
        await giveBack();
      },
    },
    { highWaterMark: 0 },
  );
}
