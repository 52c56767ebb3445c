import { assert } from '../../../../core/errors/index.ts';
import type { Database, StoreTransaction } from '../database/tables.ts';
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

/**
 * Reads the content of an upload, part by part: a slow reader holds no connection of the database.
 * @param db the store's database
 * @param upload which one
 * @returns its parts, of at most 1 MiB each
 * @throws if it is deleted meanwhile
 */
export async function* readUpload(
  db: Database,
  { id, sizeBytes }: Pick<StoredUpload, 'id' | 'sizeBytes'>,
): AsyncGenerator<Uint8Array, void> {
  let readBytes = 0;
  for (let position = 0; readBytes < sizeBytes; position += 1) {
    const chunk = await db
      .selectFrom('upload_chunks')
      .select('content')
      .where('upload_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    assert(chunk !== undefined, 'uploads', `chunk ${position} of the upload ${id}`, 'none');
    readBytes += chunk.content.length;
    yield chunk.content;
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
