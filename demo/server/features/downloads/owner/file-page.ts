import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { DOWNLOAD_LIMITS } from '../download-limits.ts';
import { type FilePlace, findProductFiles, type ProductFile } from '../product-files.ts';
import { sizeText } from '../size-text.ts';
import { FILE_TEXTS } from '../texts.ts';
import { filesUrl, fileUrl } from './files-page.ts';

/** The data of the page of a file. */
export interface OwnerProductFileData {
  readonly title: string;
  readonly size: string;
  readonly action: string;
  readonly key: string;
  /** As it is stored, or as it was typed. */
  readonly name: string;
  readonly nameLength: number;
  readonly nameHint: string;
  readonly fileHint: string;
  readonly problems: { readonly name?: string | undefined; readonly file?: string | undefined };
  readonly contentUrl: string;
  readonly removeUrl: string;
  readonly filesUrl: string;
}

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-product-file': OwnerProductFileData;
  }
}

/** The page of a file. */
export const FILE_PAGE = { title: 'File', path: OWNER_URLS.productFile } as const;

/** A form that was refused. */
export interface RefusedFile {
  readonly name: string | undefined;
  readonly problems: OwnerProductFileData['problems'];
}

/**
 * Reads which file a request is about.
 * @param context the request: `id` and `fileId` in its path
 */
export function placeIn(context: StoreContext): FilePlace {
  return { productId: context.req.param('id') ?? '', fileId: context.req.param('fileId') ?? '' };
}

/**
 * Finds the file that a request is about.
 * @param context the request: `id` and `fileId` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 */
export async function fileIn(
  context: StoreContext,
  { db }: Pick<StoreParts, 'db'>,
): Promise<ProductFile & { readonly isOnlyOne: boolean }> {
  const { productId, fileId } = placeIn(context);
  const files = await findProductFiles(db, productId);
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw refusal(404, 'unknownPage');
  return { ...file, isOnlyOne: files.length === 1 };
}

/**
 * Reads the page of a file.
 * @param context the request: `id` and `fileId` in its path
 * @param parts what the routes are built from
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is no such file
 * Source: docs/behaviour/owner-pages.md §26.2
 */
export async function readFilePage(
  context: StoreContext,
  parts: StoreParts,
  { name, problems }: RefusedFile = { name: undefined, problems: {} },
): Promise<OwnerProductFileData> {
  const place = placeIn(context);
  const file = await fileIn(context, parts);
  return {
    title: file.name,
    size: sizeText(file.sizeBytes),
    action: fileUrl(OWNER_URLS.productFile, place),
    key: randomUUID(),
    name: name ?? file.name,
    nameLength: DOWNLOAD_LIMITS.nameLength,
    nameHint: FILE_TEXTS.keepsType,
    fileHint: FILE_TEXTS.replaceHint,
    problems,
    contentUrl: fileUrl(OWNER_URLS.productFileContent, place),
    removeUrl: fileUrl(OWNER_URLS.deleteProductFile, place),
    filesUrl: filesUrl(place.productId),
  };
}

/**
 * Reads the confirmation page for removing a file.
 * @param context the request: `id` and `fileId` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is no such file
 * Source: docs/behaviour/owner-pages.md §26.3
 */
export async function readFileQuestion(context: StoreContext, parts: StoreParts): Promise<OwnerQuestionData> {
  const place = placeIn(context);
  const { name, isOnlyOne } = await fileIn(context, parts);
  return {
    ...PLAIN_QUESTION,
    about: name,
    consequence: FILE_TEXTS.removedForGood,
    warning: isOnlyOne ? FILE_TEXTS.lastOne : undefined,
    action: fileUrl(OWNER_URLS.deleteProductFile, place),
    confirmText: FILE_TEXTS.remove,
    cancelUrl: fileUrl(OWNER_URLS.productFile, place),
    cancelText: FILE_TEXTS.keep,
  };
}
