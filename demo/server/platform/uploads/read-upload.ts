import { assert } from '../../../../core/errors/index.ts';
import type { Database, StoreTransaction } from '../database/tables.ts';
import { CHUNK_BYTES } from './chunk-bytes.ts';
import type { StoredUpload } from './save-upload.ts';

/**
 * Finds an upload that is complete.
 * @param db the database or an open transaction
 * @param id which one
 * @returns undefined if there is none
 */
export async function findUpload(
  db: Database | StoreTransaction,
  id: string,
): Promise<StoredUpload | undefined> {
  const [upload] = await findUploads(db, [id]);
  return upload;
}

/**
 * Finds uploads that are complete.
 * @param db the database or an open transaction
 * @param ids which ones; unknown ones are left out
 * @returns in any order
 */
export async function findUploads(
  db: Database | StoreTransaction,
  ids: readonly string[],
): Promise<readonly StoredUpload[]> {
  // PostgreSQL's text cannot hold the character NUL.
  const known = ids.filter((id) => !id.includes('\0'));
  if (known.length === 0) return [];
  return db
    .selectFrom('uploads')
    .select(['id', 'kind', 'media_type as mediaType', 'file_name as fileName', 'sha256'])
    .select(['size_bytes as sizeBytes', 'width_px as widthPx', 'height_px as heightPx'])
    .where('id', 'in', known)
    .where('is_complete', '=', true)
    .execute();
}

/** The part of a content from one byte to another, both included; counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads the content of an upload, part by part: a slow reader holds no connection of the database.
 * @param db the store's database
 * @param upload which one
 * @param range what of it; default: all
 * @returns its parts, of at most 1 MiB each
 * @throws if it is deleted meanwhile
 */
export async function* readUpload(
  db: Database,
  { id, sizeBytes }: Pick<StoredUpload, 'id' | 'sizeBytes'>,
  { first, last }: ByteRange = { first: 0, last: sizeBytes - 1 },
): AsyncGenerator<Uint8Array, void> {
  let position = Math.floor(first / CHUNK_BYTES);
  for (let start = position * CHUNK_BYTES; start <= last; position += 1) {
    const chunk = await db
      .selectFrom('upload_chunks')
      .select('content')
      .where('upload_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    assert(chunk !== undefined, 'uploads', `chunk ${position} of the upload ${id}`, 'none');
    const { content } = chunk;
    yield content.subarray(Math.max(0, first - start), last - start + 1);
    start += content.length;
  }
}

/**
 * Reads an upload that fits into memory.
 * @param db the store's database
 * @param upload which one
 * @returns its whole content
 * @throws if it is deleted meanwhile
 */
export async function readWholeUpload(
  db: Database,
  upload: Pick<StoredUpload, 'id' | 'sizeBytes'>,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readUpload(db, upload)) parts.push(part);
  return Buffer.concat(parts);
}
