import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ownerFrameOf, type Problems } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { readCheckedForm } from '../../platform/sessions/read-checked-form.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { copyProductFiles } from '../downloads/index.ts';
import { copyProduct } from './copy-product.ts';
import { deleteProduct } from './delete-product.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { newProductData, productData, type RefusedForm } from './product-form-page.ts';
import { SOLD_KINDS } from './product-limits.ts';
import { readDraft, type ReadDraft } from './read-draft.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { setPublished } from './set-published.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { broughtUpToDate } from './their-values.ts';

/**
 * The forms of products: create, save, duplicate, delete.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §17
 */
export function productRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  const readOwners = (context: StoreContext) => readCheckedForm(context, secret);
  routes.post(OWNER_URLS.newProduct, async (context) => create(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.product, async (context) => save(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.publishProduct, async (context) => {
    const isPublished = fieldOf(await readOwners(context), 'isPublished') !== '';
    const id = context.req.param('id');
    await inTransaction(db, (transaction) => setPublished(transaction, id, isPublished));
    return context.redirect(productUrl(id, isPublished ? 'published' : 'unpublished'), 303);
  });
  routes.post(OWNER_URLS.duplicateProduct, async (context) => {
    const form = await readOwners(context);
    const id = context.req.param('id');
    const { body } = await runOnce(
      db,
      actionOf(context, { sentKey: fieldOf(form, 'key'), request: { id } }),
      async (transaction) => {
        const product = await findEditedProduct(transaction, id);
        if (product === undefined) throw refusal(404, 'unknownItem');
        const saved = await saveProduct(transaction, copyProduct(product)).catch(withReason);
        await copyProductFiles(transaction, id, saved.id);
        return { status: 200, body: JSON.stringify(saved) };
      },
    );
    return context.redirect(productUrl((JSON.parse(body) as SavedProduct).id, 'copied'), 303);
  });
  routes.post(OWNER_URLS.deleteProduct, async (context) => {
    await readOwners(context);
    await inTransaction(db, (transaction) => deleteProduct(transaction, context.req.param('id')));
    return context.redirect(`${OWNER_URLS.products}?done=deleted`, 303);
  });
  return routes;
}

function actionOf(
  context: StoreContext,
  { sentKey, request }: { readonly sentKey: string; readonly request: unknown },
) {
  return {
    scope: `owner ${context.get('owner') ?? ''}`,
    key: keyOfEntries(sentKey, request),
    call: `POST ${context.req.path}`,
    request,
  };
}

function productUrl(id: string, done: string): string {
  return `${OWNER_URLS.product.replace(':id', encodeURIComponent(id))}?done=${done}`;
}

async function create(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const kind = SOLD_KINDS.find((one) => one.kind === fieldOf(values, 'type'));
  if (kind === undefined) throw refusal(400, 'unfittingValue');
  let read: ReadDraft | undefined;
  try {
    const { crumb: _, ...request } = values;
    read = readDraft(values, {
      id: randomUUID(),
      productType: kind.code,
      current: undefined,
    });
    const { product } = readable(read);
    const { body } = await runOnce(
      parts.db,
      actionOf(context, { sentKey: fieldOf(values, 'key'), request }),
      async (transaction) => ({
        status: 200,
        body: JSON.stringify(await saveProduct(transaction, product)),
      }),
    );
    return context.redirect(productUrl((JSON.parse(body) as SavedProduct).id, 'created'), 303);
  } catch (error) {
    const { status, ...refused } = refusedForm(context, parts, { error, values, read });
    const key = keyOf(fieldOf(values, 'key')) ?? randomUUID();
    const data = await newProductData(parts, kind.kind, { ...refused, values: { ...values, key } });
    return answer(context, parts, { path: OWNER_URLS.newProduct, data, status });
  }
}

async function save(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const { db } = parts;
  const id = context.req.param('id') ?? '';
  const current = await findEditedProduct(db, id);
  if (current === undefined) throw refusal(404, 'unknownItem');
  let read: ReadDraft | undefined;
  try {
    if (fieldOf(values, 'version') !== String(current.version)) throw refusal(409, 'productChanged');
    read = readDraft(values, { id, productType: current.productType, current });
    const { product } = readable(read);
    await inTransaction(db, (transaction) => saveProduct(transaction, product, current.version));
    return context.redirect(productUrl(id, 'saved'), 303);
  } catch (error) {
    const { status, ...refused } = refusedForm(context, parts, { error, values, read });
    const now = await findEditedProduct(db, id);
    if (now === undefined) throw error;
    const data = await productData(parts, now, {
      ...refused,
      values: broughtUpToDate(values, now, { isConflictShown: status === 409 }),
    });
    return answer(context, parts, { path: OWNER_URLS.products, data, status });
  }
}

/** A copy has no form that shows the errors of fields, such as that of a full store. */
function withReason(error: unknown): never {
  const [reason] = error instanceof Refusal ? Object.values(error.details.errors ?? {}) : [];
  throw reason === undefined ? error : new Refusal(400, 'invalid', reason);
}

function readable(read: ReadDraft): ReadDraft {
  if (Object.keys(read.problems).length === 0) return read;
  throw new Refusal(400, 'invalid', PRODUCT_TEXTS.checkFields, { errors: read.problems });
}

interface Refused {
  readonly error: unknown;
  readonly values: FormValues;
  readonly read: ReadDraft | undefined;
}

function refusedForm(context: StoreContext, parts: StoreParts, { error, values, read }: Refused) {
  const { status, message, notice, details } = toRefusal(error, context, parts);
  const isRead = read !== undefined && Object.keys(read.problems).length > 0;
  const problems = isRead ? read.problems : byControl(details.errors ?? {}, read?.rows ?? []);
  const refused: RefusedForm = { values, problems, notice: message, isOutdated: notice === 'productChanged' };
  return { ...refused, status };
}

/** The errors of variants are at the rows that they were typed in; those of new combinations are errors of the options. */
function byControl(errors: Problems, rows: ReadDraft['rows']): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => {
      const [group, index, part] = field.split('.');
      if (group !== 'variants') return [field, problem];
      const row = rows[Number(index)];
      return row === undefined ? ['options', problem] : [`variants.${row}.${part}`, problem];
    }),
  );
}

function answer(
  context: StoreContext,
  parts: StoreParts,
  {
    path,
    data,
    status,
  }: {
    readonly path: string;
    readonly data: Awaited<ReturnType<typeof productData>>;
    readonly status: RefusalStatus;
  },
): Response {
  const template = 'owner-product';
  const frame = ownerFrameOf(context, parts, { title: data.title, path });
  return context.html(parts.site.renderForOwner(template, { ...frame, ...data }), status);
}

type RefusalStatus = Refusal['status'];
