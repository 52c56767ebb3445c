import { Hono } from 'hono';

import { fieldOf, type FormValues, readForm, versionIn } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import type { Discount } from './discount.ts';
import { checkDiscount, type TypedDiscount, typedIn } from './discount-form.ts';
import { DISCOUNT_TEXTS, factsOf } from './discount-texts.ts';
import { findDiscountById } from './find-discounts.ts';
import { codeData, newCodeData, type OwnerCodeData } from './read-codes.ts';
import { changeDiscount, createDiscount, deleteDiscount, endDiscount } from './save-discount.ts';

/**
 * The forms that create, change, end and delete a discount code.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §20
 */
export function codeRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const routes = new Hono<StoreEnv>();
  const done = (name: string): string => `${OWNER_URLS.codes}?done=${name}`;
  routes.post(OWNER_URLS.newCode, async (context) => {
    const form = await readOwnForm(context, parts);
    const typed = typedIn(form);
    const sentKey = fieldOf(form, 'key');
    try {
      await createOnce(context, parts, typed, sentKey);
      return context.redirect(done('created'), 303);
    } catch (error) {
      return showForm(context, parts, newCodeData(typed, keyOf(sentKey), errorsOf(error)), 400);
    }
  });
  routes.post(OWNER_URLS.code, async (context) => {
    const form = await readOwnForm(context, parts);
    const typed = typedIn(form);
    const now = await findDiscountById(db, context.req.param('id'));
    // Nothing that was typed is lost: the form creates it again.
    if (now === undefined)
      return showForm(context, parts, newCodeData(typed, undefined, {}, DISCOUNT_TEXTS.gone), 409);
    const version = versionIn(fieldOf(form, 'version'));
    try {
      if (await changeDiscount(db, { id: now.id, version }, checkDiscount(typed)))
        return context.redirect(done('saved'), 303);
    } catch (error) {
      return showForm(context, parts, codeData({ ...now, version }, typed, errorsOf(error)), 400);
    }
    return showForm(context, parts, codeData(now, typed, {}, changeOf(now)), 409);
  });
  routes.post(OWNER_URLS.endCode, async (context) => {
    await readOwnForm(context, parts);
    await endDiscount(db, context.req.param('id'));
    return context.redirect(done('ended'), 303);
  });
  routes.post(OWNER_URLS.deleteCode, async (context) => {
    await readOwnForm(context, parts);
    await deleteDiscount(db, context.req.param('id'));
    return context.redirect(done('deleted'), 303);
  });
  return routes;
}

async function readOwnForm(context: StoreContext, { secret }: StoreParts): Promise<FormValues> {
  const form = await readForm(context);
  checkCrumb(context, secret, fieldOf(form, 'crumb'));
  return form;
}

async function createOnce(
  context: StoreContext,
  { db }: StoreParts,
  typed: TypedDiscount,
  sentKey: string,
): Promise<void> {
  const values = checkDiscount(typed);
  const action = {
    scope: `owner ${context.get('owner') ?? ''}`,
    key: keyOfEntries(sentKey, typed),
    call: `POST ${OWNER_URLS.newCode}`,
    request: typed,
  };
  await runOnce(db, action, async (transaction) => ({
    status: 303,
    body: await createDiscount(transaction, values),
  }));
}

function changeOf(discount: Discount): string {
  return `${DISCOUNT_TEXTS.changed} ${DISCOUNT_TEXTS.now(`${discount.code}, ${factsOf(discount)}`)}`;
}

/** Throws everything but a refusal of fields. */
function errorsOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof Refusal && error.details.errors) return error.details.errors;
  throw error;
}

function showForm(
  context: StoreContext,
  parts: StoreParts,
  data: OwnerCodeData,
  status: 400 | 409,
): Response | Promise<Response> {
  const page = { title: data.title, path: data.links === undefined ? OWNER_URLS.newCode : OWNER_URLS.code };
  const frame = ownerFrameOf(context, parts, page);
  return context.html(parts.site.renderForOwner('owner-code', { ...frame, ...data }), status);
}
