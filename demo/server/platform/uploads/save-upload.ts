import { createHash, randomUUID } from 'node:crypto';

import type { Database } from '../database/tables.ts';
import { refusal } from '../shared/refusal.ts';
import { CHUNK_BYTES } from './chunk-bytes.ts';
import { displayName } from './display-name.ts';
import type { UploadKind } from './tables.ts';

/** What is known of an upload besides its content. */
export interface NewUpload {
  readonly kind: UploadKind;
  /** Chosen from the content, never by the sender. */
  readonly mediaType: string;
  /** As the sender named it. */
  readonly fileName: string;
  /** Maximum size of the content, in bytes. */
  readonly maxBytes: number;
  /** Only of pictures. */
  readonly widthPx?: number;
  /** Only of pictures. */
  readonly heightPx?: number;
}

/** An upload without its content. */
export interface StoredUpload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly mediaType: string;
  /** Only for display: one line without control characters and path. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

/**
 * Stores an upload. It writes one part after another, each in a statement of its own, so that a slow sender holds no connection of the
 * database; nobody can read it before it is complete. Unless something uses it, it is deleted after a day.
 * @param db the store's database, not a transaction
 * @param content whole or in parts
 * @param upload what is known besides
 * @throws Refusal 400 for empty content, 413 for too much; and whatever reading the content throws. Nothing remains of it
 * Source: docs/behaviour/reference-store.md §26.1
 */
export async function saveUpload(
  db: Database,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  { kind, mediaType, fileName, maxBytes, widthPx, heightPx }: NewUpload,
): Promise<StoredUpload> {
  const size = { widthPx: widthPx ?? null, heightPx: heightPx ?? null };
  const facts = { id: randomUUID(), kind, mediaType, fileName: displayName(fileName), ...size };
  const { id } = facts;
  await db
    .insertInto('uploads')
    .values({
      id,
      kind,
      media_type: mediaType,
      file_name: facts.fileName,
      width_px: size.widthPx,
      height_px: size.heightPx,
    })
    .execute();
  try {
    const written = await writeChunks(db, { id, maxBytes, content });
    await db
      .updateTable('uploads')
      .set({ size_bytes: written.sizeBytes, sha256: written.sha256, is_complete: true })
      .where('id', '=', id)
      .execute();
    return { ...facts, ...written };
  } catch (error) {
    // If the database has failed, it is deleted later, as all that nothing uses.
    await db
      .deleteFrom('uploads')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

interface Written {
  readonly id: string;
  readonly maxBytes: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

async function writeChunks(
  db: Database,
  { id, maxBytes, content }: Written,
): Promise<Pick<StoredUpload, 'sizeBytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let position = 0;
  for await (const chunk of chunksOf(content instanceof Uint8Array ? [content] : content)) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw refusal(413, 'fileTooLarge');
    hash.update(chunk);
    await db.insertInto('upload_chunks').values({ upload_id: id, position, content: chunk }).execute();
    position += 1;
  }
  if (sizeBytes === 0) throw refusal(400, 'emptyFile');
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** All but the last have the same size. */
async function* chunksOf(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of content) {
    for (let start = 0; start < part.length;) {
      const piece = part.subarray(start, start + CHUNK_BYTES - length);
      parts.push(piece);
      length += piece.length;
      start += piece.length;
      if (length < CHUNK_BYTES) continue;
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(parts);
}
