import { Hono } from 'hono';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { fieldOf, type FormValues, readForm } from '../../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { keyOfEntries, runOnce } from '../../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../../platform/owner/index.ts';
import { toRefusal } from '../../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../../platform/shared/refusal.ts';
import {
  answerUpload,
  displayName,
  type FormFile,
  readUploadForm,
  saveUpload,
  type StoredUpload,
  withMediaType,
} from '../../../platform/uploads/index.ts';
import { DOWNLOAD_LIMITS } from '../download-limits.ts';
import {
  addProductFile,
  changeProductFile,
  type FilePlace,
  raiseProductFile,
  removeProductFile,
} from '../product-files.ts';
import { FILE_TEXTS } from '../texts.ts';
import { FILE_PAGE, fileIn, placeIn, readFilePage } from './file-page.ts';
import { FILES_PAGE, filesUrl, readFilesPage } from './files-page.ts';

const LIMITS = { files: 1, fileBytes: DOWNLOAD_LIMITS.fileBytes, fields: 5, fieldBytes: 2_000 } as const;
/** Everything but the file. */
const FORM_BYTES = 65_536;

/** Paths of the forms with files → maximum size of the request body, in bytes. */
export const FILE_FORMS = {
  [OWNER_URLS.productFiles]: DOWNLOAD_LIMITS.fileBytes + FORM_BYTES,
  [OWNER_URLS.productFile]: DOWNLOAD_LIMITS.fileBytes + FORM_BYTES,
} as const;

/** Refusals that the form explains beside its fields. */
const EXPLAINED: readonly number[] = [400, 409, 413];

/**
 * The forms of the files of a product, and the files themselves for the owner.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §26
 */
export function fileRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.productFiles, (context) => addFile(context, parts));
  routes.post(OWNER_URLS.productFile, (context) => changeFile(context, parts));
  routes.get(OWNER_URLS.productFileContent, async (context) => {
    const { uploadId: id, name: fileName, ...file } = await fileIn(context, parts);
    const sent = await answerUpload(context, db, {
      upload: { ...file, id },
      fileName,
      reserve: () => Promise.resolve(true),
      release: () => Promise.resolve(),
    });
    return sent ?? context.notFound();
  });
  const change = (
    path: string,
    done: string,
    effect: (transaction: StoreTransaction, place: FilePlace) => Promise<void>,
  ): void => {
    routes.post(path, async (context) => {
      checkCrumb(context, secret, fieldOf(await readForm(context), 'crumb'));
      const place = placeIn(context);
      await inTransaction(db, (transaction) => effect(transaction, place));
      return context.redirect(`${filesUrl(place.productId)}?done=${done}`, 303);
    });
  };
  change(OWNER_URLS.raiseProductFile, 'moved', raiseProductFile);
  change(OWNER_URLS.deleteProductFile, 'removed', removeProductFile);
  return routes;
}

async function addFile(context: StoreContext, parts: StoreParts): Promise<Response> {
  const { productId } = placeIn(context);
  try {
    const { values, upload } = await readFileForm(context, parts);
    if (upload === undefined) throw fieldError('file', FILE_TEXTS.noFile);
    await saveOnce(context, parts, { values, upload }, (transaction) =>
      addProductFile(transaction, productId, upload),
    );
    return context.redirect(`${filesUrl(productId)}?done=added`, 303);
  } catch (error) {
    const { status, problems } = explained(error, context, parts);
    const page = await readFilesPage(context, parts, problems['file']);
    const frame = ownerFrameOf(context, parts, FILES_PAGE);
    return context.html(parts.site.renderForOwner('owner-product-files', { ...frame, ...page }), status);
  }
}

async function changeFile(context: StoreContext, parts: StoreParts): Promise<Response> {
  const place = placeIn(context);
  let typed: string | undefined;
  try {
    const { values, upload } = await readFileForm(context, parts);
    typed = fieldOf(values, 'name').slice(0, LIMITS.fieldBytes);
    if (typed.trim() === '') throw fieldError('name', FILE_TEXTS.noName);
    const name = displayName(typed);
    await saveOnce(context, parts, { values, upload }, (transaction) =>
      changeProductFile(transaction, place, { name, upload }),
    );
    return context.redirect(`${filesUrl(place.productId)}?done=saved`, 303);
  } catch (error) {
    const { status, problems } = explained(error, context, parts);
    const page = await readFilePage(context, parts, { name: typed, problems });
    const frame = ownerFrameOf(context, parts, FILE_PAGE);
    return context.html(parts.site.renderForOwner('owner-product-file', { ...frame, ...page }), status);
  }
}

/** A form with at most one file, which is stored while it is received. */
interface FileForm {
  readonly values: FormValues;
  readonly upload: StoredUpload | undefined;
}

async function readFileForm(context: StoreContext, { db, secret }: StoreParts): Promise<FileForm> {
  let upload: StoredUpload | undefined;
  const take = async (file: FormFile): Promise<void> => {
    const { mediaType, content } = await withMediaType(file.content);
    const about = { kind: 'file', mediaType, fileName: file.fileName, maxBytes: LIMITS.fileBytes } as const;
    upload = await saveUpload(db, content, about);
  };
  const values = await readUploadForm(context, { secret, limits: LIMITS, take });
  return { values, upload };
}

/** The same form with the same file is one change, also when it is sent twice. */
async function saveOnce(
  context: StoreContext,
  { db }: StoreParts,
  { values: { key: sentKey, ...values }, upload }: FileForm,
  effect: (transaction: StoreTransaction) => Promise<void>,
): Promise<void> {
  const request = { ...values, fileName: upload?.fileName ?? '', sha256: upload?.sha256 ?? '' };
  const action = {
    scope: `owner ${context.get('owner') ?? ''}`,
    key: keyOfEntries(sentKey, request),
    call: `POST ${context.req.path}`,
    request,
  };
  await runOnce(db, action, async (transaction) => {
    await effect(transaction);
    return { status: 303, body: '' };
  });
}

function fieldError(field: string, sentence: string): Refusal {
  return new Refusal(400, 'invalid', sentence, { errors: { [field]: sentence } });
}

/** Why a form is shown again; other errors are thrown. */
function explained(error: unknown, context: StoreContext, parts: StoreParts) {
  const { status, notice, message, details } = toRefusal(error, context, parts);
  if (!EXPLAINED.includes(status)) throw error;
  const sentence = notice === 'fileTooLarge' ? FILE_TEXTS.tooLarge : message;
  const problems: Readonly<Record<string, string>> = details.errors ?? { file: sentence };
  return { status, problems };
}
