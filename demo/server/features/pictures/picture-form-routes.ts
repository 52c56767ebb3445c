import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { uploadIdOf } from '../../platform/photographs/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { displayName, findUploads, readUploadForm } from '../../platform/uploads/index.ts';
import {
  findEditedProduct,
  picturesOf,
  type ProductPicture,
  savePictures,
  type StoredProduct,
} from '../products/index.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { addedTo, countRows, draftOf, readRows, rowName } from './picture-rows.ts';
import { PICTURES_PAGE, picturesData, type ShownForm } from './pictures-page.ts';
import { findPictures, type TakenPicture, takePicture } from './take-picture.ts';
import { PICTURE_TEXTS } from './texts.ts';
import { picturesOfVariants } from './variant-choices.ts';

/** More than the form has, so that what is too much is named. */
const FORM_LIMITS = {
  files: 200,
  fileBytes: PICTURE_LIMITS.fileBytes,
  fields: 20 * PICTURE_LIMITS.pictures,
  fieldBytes: 2_000,
} as const;

/**
 * The form of a product's pictures: it saves what was typed, and adds the files that were sent with it.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §24
 */
export function pictureFormRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.productPictures, async (context) => {
    const id = context.req.param('id');
    if ((await findEditedProduct(parts.db, id)) === undefined) throw refusal(404, 'unknownItem');
    const sent = await readSent(context, parts);
    // Read after the files, which may take minutes.
    const current = await findEditedProduct(parts.db, id);
    if (current === undefined) throw refusal(404, 'unknownItem');
    return answerSent(context, parts, { current, sent });
  });
  return routes;
}

interface Sent {
  readonly values: FormValues;
  readonly taken: readonly TakenPicture[];
  /** Why the other files are not among them. */
  readonly faults: readonly string[];
}

async function readSent(context: StoreContext, { db, secret }: StoreParts): Promise<Sent> {
  const taken: TakenPicture[] = [];
  const faults: string[] = [];
  let count = 0;
  const values = await readUploadForm(context, {
    secret,
    limits: FORM_LIMITS,
    take: async (file) => {
      count += 1;
      const read =
        count > PICTURE_LIMITS.files
          ? PICTURE_TEXTS.fault(displayName(file.fileName), 'tooMany')
          : await takePicture(db, file);
      if (typeof read === 'string') faults.push(read);
      else taken.push(read);
    },
  });
  return { values, taken, faults };
}

interface Posted {
  readonly current: StoredProduct;
  readonly sent: Sent;
}

async function answerSent(context: StoreContext, parts: StoreParts, posted: Posted): Promise<Response> {
  const { db } = parts;
  const { current } = posted;
  const { id } = current;
  const { values, faults, known } = await withFiles(parts, posted);
  const { pictures, problems } = readRows(values, known);
  const seenVersion = Number(fieldOf(values, 'version'));
  const show = (shown: ShownForm, status: 400 | 409, product = current): Response =>
    showAgain(context, parts, { product, shown: { ...shown, faults }, status });
  if (Object.keys(problems).length > 0)
    return show({ values, problems, notice: PICTURE_TEXTS.checkFields }, 400);
  try {
    const ofVariants = picturesOfVariants(
      current,
      pictures.map(({ picture, choice }) => ({ assetUrl: picture.assetUrl, choice })),
    );
    const changed = {
      id,
      version: seenVersion,
      pictures: pictures.map(({ picture }) => picture),
      ofVariants,
    };
    await inTransaction(db, (transaction) => savePictures(transaction, changed));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    const now = (await findEditedProduct(db, id)) ?? current;
    return show({ values: broughtUpToDate(values, now), notice: error.message }, 409, now);
  }
  if (faults.length === 0) return context.redirect(`${urlOf(id)}?done=saved`, 303);
  const now = (await findEditedProduct(db, id)) ?? current;
  return show({ values: draftOf(now), notice: PICTURE_TEXTS.someNotAdded }, 400, now);
}

/** Adds the files to the form: each once, and as many as fit. */
async function withFiles({ db }: StoreParts, { current, sent }: Posted) {
  const { values, taken } = sent;
  const faults = [...sent.faults];
  const own = picturesOf(current);
  const rows = Array.from({ length: countRows(values) }, (_, row) => ({
    url: fieldOf(values, rowName(row, 'url')),
    isRemoved: fieldOf(values, rowName(row, 'remove')) !== '',
  }));
  const removed = new Set(rows.filter(({ isRemoved }) => isRemoved).map(({ url }) => url));
  const urls = rows.map(({ url }) => url).filter((url) => !removed.has(url));
  const ownUrls = new Set(own.map(({ assetUrl }) => assetUrl));
  const kept = [...ownUrls].filter((url) => !removed.has(url));
  const ids = [...kept, ...urls].flatMap((url) => uploadIdOf(url) ?? []);
  const hashes = new Set((await findUploads(db, ids)).map(({ sha256 }) => sha256));
  const others = urls.filter((url) => !ownUrls.has(url)).flatMap((url) => uploadIdOf(url) ?? []);
  const added: ProductPicture[] = [];
  for (const { picture, fileName, sha256 } of taken) {
    const isFull = urls.length + added.length >= PICTURE_LIMITS.pictures;
    if (hashes.has(sha256)) faults.push(PICTURE_TEXTS.fault(fileName, 'again'));
    else if (isFull) faults.push(PICTURE_TEXTS.fault(fileName, 'full'));
    else added.push(picture);
    hashes.add(sha256);
  }
  const known = [...own, ...(await findPictures(db, others)), ...added];
  return {
    values: addedTo(values, current, added),
    faults,
    known: new Map(known.map((picture) => [picture.assetUrl, picture])),
  };
}

/** What was typed stays; pictures that were added meanwhile are there, too. */
function broughtUpToDate(values: FormValues, now: StoredProduct): FormValues {
  const urls = new Set(
    Array.from({ length: countRows(values) }, (_, row) => fieldOf(values, rowName(row, 'url'))),
  );
  return addedTo(
    values,
    now,
    picturesOf(now).filter(({ assetUrl }) => !urls.has(assetUrl)),
  );
}

function showAgain(
  context: StoreContext,
  parts: StoreParts,
  {
    product,
    shown,
    status,
  }: { readonly product: StoredProduct; readonly shown: ShownForm; readonly status: 400 | 409 },
): Response {
  const frame = ownerFrameOf(context, parts, { ...PICTURES_PAGE, path: urlOf(product.id) });
  return context.html(
    parts.site.renderForOwner('owner-pictures', { ...frame, ...picturesData(product, shown) }),
    status,
  );
}

function urlOf(id: string): string {
  return OWNER_URLS.productPictures.replace(':id', encodeURIComponent(id));
}
