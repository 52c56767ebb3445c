import { randomUUID } from 'node:crypto';

import { ownValue } from '../../../../../core/json/index.ts';
import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { findOwnersProduct } from '../../catalogue/index.ts';
import { DOWNLOAD_LIMITS } from '../download-limits.ts';
import { type FilePlace, findProductFiles, type ProductFile } from '../product-files.ts';
import { sizeText } from '../size-text.ts';
import { FILE_TEXTS } from '../texts.ts';

/** The data of the page with the files of a product. */
export interface OwnerProductFilesData {
  readonly title: string;
  readonly done: string | undefined;
  readonly productUrl: string;
  /** That there is no file. */
  readonly warning: string | undefined;
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    readonly facts: string;
    readonly contentUrl: string;
    /** Undefined for the first one. */
    readonly upUrl: string | undefined;
  }[];
  /** Adds a file; undefined if the product has as many as it can have. */
  readonly form:
    | {
        readonly action: string;
        readonly key: string;
        readonly hint: string;
        readonly problem: string | undefined;
      }
    | undefined;
}

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-product-files': OwnerProductFilesData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  added: FILE_TEXTS.added,
  saved: FILE_TEXTS.saved,
  moved: FILE_TEXTS.moved,
  removed: FILE_TEXTS.removed,
};

/** The page with the files of a product. */
export const FILES_PAGE = { title: 'Files', path: OWNER_URLS.productFiles } as const;

/**
 * Reads the page with the files of a product.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @param problem why a file was not added
 * @throws Refusal 404 if there is no such product
 * Source: docs/behaviour/owner-pages.md §26.1
 */
export async function readFilesPage(
  context: StoreContext,
  { db }: StoreParts,
  problem?: string,
): Promise<OwnerProductFilesData> {
  const productId = context.req.param('id') ?? '';
  const product = await findOwnersProduct(db, productId);
  if (product === undefined) throw refusal(404, 'unknownPage');
  const files = await findProductFiles(db, productId);
  return {
    title: FILE_TEXTS.filesOf(product.title),
    done: ownValue(DONE, context.req.query('done') ?? ''),
    productUrl: OWNER_URLS.product.replace(':id', encodeURIComponent(productId)),
    warning: files.length === 0 ? FILE_TEXTS.missing : undefined,
    files: files.map((file, index) => rowOf(file, { productId, fileId: file.id }, index)),
    form:
      files.length < DOWNLOAD_LIMITS.filesPerProduct
        ? { action: filesUrl(productId), key: randomUUID(), hint: FILE_TEXTS.limits, problem }
        : undefined,
  };
}

function rowOf(file: ProductFile, place: FilePlace, index: number): OwnerProductFilesData['files'][number] {
  return {
    name: file.name,
    url: fileUrl(OWNER_URLS.productFile, place),
    facts: sizeText(file.sizeBytes),
    contentUrl: fileUrl(OWNER_URLS.productFileContent, place),
    upUrl: index === 0 ? undefined : fileUrl(OWNER_URLS.raiseProductFile, place),
  };
}

/**
 * Returns the URL of the page with the files of a product.
 * @param productId which product
 */
export function filesUrl(productId: string): string {
  return OWNER_URLS.productFiles.replace(':id', encodeURIComponent(productId));
}

/**
 * Returns a URL about a file.
 * @param path with its parameters
 * @param place which file
 */
export function fileUrl(path: string, { productId, fileId }: FilePlace): string {
  return path.replace(':id', encodeURIComponent(productId)).replace(':fileId', encodeURIComponent(fileId));
}
