import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, readEntries, readForm, versionIn } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { checkMethod, typedMethod } from './method-form.ts';
import {
  createShippingMethod,
  deleteShippingMethod,
  findShippingMethod,
  raiseShippingMethod,
  saveShippingMethod,
} from './methods.ts';
import {
  METHOD_PAGE,
  NEW_METHOD_PAGE,
  newMethodData,
  readMethod,
  type ShippingMethodData,
} from './owner-pages.ts';
import { SHIPPING_TEXTS } from './texts.ts';

/**
 * The forms that create, change, move and delete shipping methods.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §19
 */
export function shippingRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(NEW_METHOD_PAGE.path, (context) => answerNewMethod(context, parts));
  routes.post(METHOD_PAGE.path, (context) => answerMethod(context, parts, context.req.param('id')));
  routes.post(OWNER_URLS.raiseShippingMethod, async (context) => {
    checkCrumb(context, secret, fieldOf(await readForm(context), 'crumb'));
    await inTransaction(db, (transaction) => raiseShippingMethod(transaction, context.req.param('id')));
    return done(context, 'moved');
  });
  routes.post(OWNER_URLS.deleteShippingMethod, async (context) => {
    checkCrumb(context, secret, fieldOf(await readForm(context), 'crumb'));
    await deleteShippingMethod(db, context.req.param('id'));
    return done(context, 'deleted');
  });
  return routes;
}

async function answerNewMethod(context: StoreContext, parts: StoreParts): Promise<Response> {
  const entries = await readEntries(context);
  checkCrumb(context, parts.secret, entries.get('crumb') ?? '');
  const typed = typedMethod(entries);
  const sentKey = entries.get('key') ?? '';
  try {
    const method = checkMethod(typed);
    const action = {
      scope: `owner ${context.get('owner') ?? ''}`,
      key: keyOfEntries(sentKey, method),
      call: `POST ${NEW_METHOD_PAGE.path}`,
      request: method,
    };
    await runOnce(parts.db, action, async (transaction) => ({
      status: 200,
      body: await createShippingMethod(transaction, method),
    }));
    return done(context, 'created');
  } catch (error) {
    const { status, message, details } = toRefusal(error, context, parts);
    if (status !== 400 && status !== 409) throw error;
    const key = keyOf(sentKey) ?? randomUUID();
    const refused = { typed, key, notice: message, problems: details.errors ?? {} };
    return showAgain(context, parts, NEW_METHOD_PAGE, newMethodData(refused), status);
  }
}

async function answerMethod(context: StoreContext, parts: StoreParts, id: string): Promise<Response> {
  const entries = await readEntries(context);
  checkCrumb(context, parts.secret, entries.get('crumb') ?? '');
  const typed = typedMethod(entries);
  const version = versionIn(entries.get('version') ?? '');
  try {
    if (await saveShippingMethod(parts.db, { id, version }, checkMethod(typed)))
      return done(context, 'saved');
  } catch (error) {
    const { status, message, details } = toRefusal(error, context, parts);
    if (status !== 400) throw error;
    const refused = { typed, notice: message, problems: details.errors ?? {} };
    const data = { ...(await readMethod(context, parts, refused)), version };
    return showAgain(context, parts, METHOD_PAGE, data, 400);
  }
  const theirs = await findShippingMethod(parts.db, id);
  if (theirs !== undefined) {
    const refused = { typed, notice: SHIPPING_TEXTS.changed, problems: {}, theirs };
    return showAgain(context, parts, METHOD_PAGE, await readMethod(context, parts, refused), 409);
  }
  // Nothing that was typed is lost: the form creates it again.
  const refused = { typed, notice: SHIPPING_TEXTS.gone, problems: {} };
  return showAgain(context, parts, NEW_METHOD_PAGE, newMethodData(refused), 409);
}

function done(context: StoreContext, what: string): Response {
  return context.redirect(`${OWNER_URLS.shipping}?${new URLSearchParams({ done: what })}`, 303);
}

function showAgain(
  context: StoreContext,
  parts: StoreParts,
  page: typeof METHOD_PAGE | typeof NEW_METHOD_PAGE,
  data: ShippingMethodData,
  status: 400 | 409,
): Response {
  const frame = ownerFrameOf(context, parts, page);
  return context.html(parts.site.renderForOwner('owner-shipping-method', { ...frame, ...data }), status);
}
