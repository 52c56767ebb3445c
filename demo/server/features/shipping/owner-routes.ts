import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, readEntries, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/owner-frame.ts';
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
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  const done = (context: StoreContext, what: string) =>
    context.redirect(`${OWNER_URLS.shipping}?${new URLSearchParams({ done: what })}`, 303);
  const showAgain = (
    context: StoreContext,
    page: Parameters<typeof ownerFrameOf>[2],
    data: ShippingMethodData,
    status: 400 | 409,
  ) =>
    context.html(
      site.renderForOwner('owner-shipping-method', { ...ownerFrameOf(context, parts, page), ...data }),
      status,
    );
  const pageOf = (path: string) => parts.ownerPages.find((page) => page.path === path)!;

  routes.post(NEW_METHOD_PAGE.path, async (context) => {
    const entries = await readEntries(context);
    checkCrumb(context, secret, entries.get('crumb') ?? '');
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
      await runOnce(db, action, async (transaction) => ({
        status: 200,
        body: await createShippingMethod(transaction, method),
      }));
      return done(context, 'created');
    } catch (error) {
      const { status, message, details } = toRefusal(error, context, parts);
      if (status !== 400 && status !== 409) throw error;
      const refused = {
        typed,
        key: keyOf(sentKey) ?? randomUUID(),
        notice: message,
        problems: details.errors ?? {},
      };
      return showAgain(context, pageOf(NEW_METHOD_PAGE.path), newMethodData(refused), status);
    }
  });
  routes.post(METHOD_PAGE.path, async (context) => {
    const entries = await readEntries(context);
    checkCrumb(context, secret, entries.get('crumb') ?? '');
    const typed = typedMethod(entries);
    const key = { id: context.req.param('id'), version: Number(entries.get('version') ?? '') || 0 };
    const page = pageOf(METHOD_PAGE.path);
    try {
      if (await saveShippingMethod(db, key, checkMethod(typed))) return done(context, 'saved');
    } catch (error) {
      const { status, message, details } = toRefusal(error, context, parts);
      if (status !== 400) throw error;
      const refused = { typed, notice: message, problems: details.errors ?? {} };
      return showAgain(
        context,
        page,
        { ...(await readMethod(context, parts, refused)), version: key.version },
        400,
      );
    }
    const theirs = await findShippingMethod(db, key.id);
    if (theirs !== undefined) {
      const refused = { typed, notice: SHIPPING_TEXTS.changed, problems: {}, theirs };
      return showAgain(context, page, await readMethod(context, parts, refused), 409);
    }
    // Nothing that was typed is lost: the form creates it again.
    const refused = { typed, notice: SHIPPING_TEXTS.gone, problems: {} };
    return showAgain(context, pageOf(NEW_METHOD_PAGE.path), newMethodData(refused), 409);
  });
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
