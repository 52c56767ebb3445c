import { Hono } from 'hono';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { choicesOf, fieldOf, type FormValues, readEntries } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkSharedForm } from '../../platform/sessions/check-crumb.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { addEntry, ADDITION, removeEntry, setQuantity, withNotice } from '../cart/index.ts';
import { findProduct } from '../catalogue/index.ts';
import { answersPath } from './answers-of-addition.ts';
import { chosenSku } from './chosen-sku.ts';
import { postedQuantity } from './posted-quantity.ts';
import { isSubscription, subscribeTo } from './subscribe-to.ts';

/** The action of a form; resolves to the path of the next page, or to nothing for the cart. */
type Effect = (transaction: StoreTransaction, sessionId: string) => Promise<unknown>;

/**
 * The cart's forms, for visitors without JavaScript; each redirects to the cart.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2.8
 */
export function formPosts(parts: StoreParts): Hono<StoreEnv> {
  const posts = new Hono<StoreEnv>();
  posts.post(PAGE_URLS.addEntry, (context) =>
    post(context, parts, async (form) => {
      const itemId = fieldOf(form, 'itemId');
      const sku = await chosenSku(parts.db, itemId, form);
      if (isSubscription(form)) return subscribeTo(itemId, sku, '');
      const quantity = postedQuantity(form);
      const addition = check(ADDITION, { itemId, sku, quantity, additionalFields: '' });
      return (transaction, sessionId) => addEntry(transaction, sessionId, addition);
    }),
  );
  posts.post(PAGE_URLS.updateEntry, (context) =>
    post(context, parts, (form) => {
      const quantity = postedQuantity(form);
      return (transaction, sessionId) =>
        setQuantity(transaction, sessionId, fieldOf(form, 'entryId'), quantity);
    }),
  );
  posts.post(PAGE_URLS.removeEntry, (context) =>
    post(
      context,
      parts,
      (form) => (transaction, sessionId) => removeEntry(transaction, sessionId, fieldOf(form, 'entryId')),
    ),
  );
  return posts;
}

async function post(
  context: StoreContext,
  parts: StoreParts,
  prepare: (form: FormValues) => Effect | Promise<Effect>,
): Promise<Response> {
  const form = choicesOf(await readEntries(context));
  checkSharedForm(context, parts.secret, fieldOf(form, 'crumb'));
  try {
    const effect = await prepare(form);
    if (await needsAnswers(context, parts, form)) return context.redirect(answersPath(form), 303);
    const { isNew, path } = await act(context, parts, form, effect);
    const isAddition = context.req.path === PAGE_URLS.addEntry && path === PAGE_URLS.cart;
    if (!isAddition) return context.redirect(path, 303);
    hintAtCart(context);
    if (!isNew) throw refusal(422, 'alreadyAdded');
    // Like the tag's express checkout. Source: docs/behaviour/adding-to-cart.md §5
    const isExpress = fieldOf(form, 'way') === 'express';
    return context.redirect(isExpress ? PAGE_URLS.checkout : PAGE_URLS.cart, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return context.redirect(withNotice(PAGE_URLS.cart, error), 303);
  }
}

/** Runs the action of a form once per key. */
async function act(
  context: StoreContext,
  parts: StoreParts,
  form: FormValues,
  effect: Effect,
): Promise<{ readonly isNew: boolean; readonly path: string }> {
  const scope = context.get('sessionId');
  // The crumb is not part of the request: a reloaded page may send another one.
  const request = Object.entries(form).filter(([name]) => name !== 'crumb');
  const action = {
    scope,
    key: keyOfEntries(form.idempotencyKey, request),
    call: `POST ${context.req.path}`,
    request,
  };
  let isNew = false;
  const { body: path } = await runOnce(parts.db, action, async (transaction) => {
    const next = await effect(transaction, scope);
    isNew = true;
    return { status: 303, body: typeof next === 'string' ? next : PAGE_URLS.cart };
  });
  return { isNew, path };
}

/** Whether the product has additional fields. */
async function needsAnswers(context: StoreContext, { db }: StoreParts, form: FormValues): Promise<boolean> {
  if (context.req.path !== PAGE_URLS.addEntry) return false;
  const product = await findProduct(db, 'id', fieldOf(form, 'itemId'));
  return product?.structuredContent.additionalFieldsFormId != null;
}
