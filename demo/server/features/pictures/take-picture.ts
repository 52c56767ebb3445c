import { CENTRE } from '../../../../core/images/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { coloursOf, readPicture, uploadedPictureItem } from '../../platform/photographs/index.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import {
  displayName,
  findUploads,
  type FormFile,
  readWholeUpload,
  saveUpload,
} from '../../platform/uploads/index.ts';
import type { ProductPicture } from '../products/index.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { PICTURE_TEXTS } from './texts.ts';

/** A file that became a picture. */
export interface TakenPicture {
  readonly picture: ProductPicture;
  readonly fileName: string;
  /** Of the stored content: the same for the same file. */
  readonly sha256: string;
}

/**
 * Checks a file and stores it as a picture.
 * @param db the store's database
 * @param file of a form
 * @returns the picture, or a sentence that says why it is none
 * @throws whatever reading the file throws, such as a closed connection
 * Source: docs/behaviour/reference-store.md §27.1
 */
export async function takePicture(db: Database, file: FormFile): Promise<TakenPicture | string> {
  const fileName = displayName(file.fileName);
  const sent = await contentOf(file);
  if (sent === undefined) return PICTURE_TEXTS.fault(fileName, 'tooLarge');
  if (sent.length === 0) return PICTURE_TEXTS.fault(fileName, 'empty');
  const read = await readPicture(sent);
  if (typeof read === 'string') return PICTURE_TEXTS.fault(fileName, read);
  const { content, type: mediaType, size, colours } = read;
  const { id, sha256 } = await saveUpload(db, content, {
    kind: 'picture',
    mediaType,
    fileName,
    maxBytes: 2 * PICTURE_LIMITS.fileBytes,
    widthPx: size.width,
    heightPx: size.height,
  });
  return { picture: pictureItem(id, { size, colours }), fileName, sha256 };
}

async function contentOf({ content }: FormFile): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of content) parts.push(part);
  } catch (error) {
    if (error instanceof Refusal && error.notice === 'fileTooLarge') return undefined;
    throw error;
  }
  return Buffer.concat(parts);
}

/**
 * Finds pictures that were stored before, and that a form still has.
 * @param db the store's database
 * @param ids of the uploads
 */
export async function findPictures(db: Database, ids: readonly string[]): Promise<readonly ProductPicture[]> {
  const found: ProductPicture[] = [];
  for (const upload of await findUploads(db, ids)) {
    if (upload.kind !== 'picture') continue;
    const size = { width: upload.widthPx ?? 1, height: upload.heightPx ?? 1 };
    const colours = await coloursOf(await readWholeUpload(db, upload));
    found.push(pictureItem(upload.id, { size, colours }));
  }
  return found;
}

function pictureItem(
  id: string,
  facts: Omit<Parameters<typeof uploadedPictureItem>[1], 'focalPoint'>,
): ProductPicture {
  const { systemDataVariants, ...item } = uploadedPictureItem(id, { ...facts, focalPoint: CENTRE });
  // A picture that is narrower than all widths has one file.
  return { ...item, altText: '', ...(systemDataVariants !== '' && { systemDataVariants }) };
}
