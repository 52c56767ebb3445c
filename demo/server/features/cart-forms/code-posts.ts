import { Hono } from 'hono';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { applyCode, CODE, NOTE, removeCode, setNote, withNotice } from '../cart/index.ts';

type Change = (transaction: StoreTransaction, sessionId: string, text: string) => Promise<unknown>;

/**
 * The forms for codes and the note, for visitors without JavaScript; each redirects to the cart. A repeated post changes
 * nothing.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §23.9
 */
export function codePosts(parts: StoreParts): Hono<StoreEnv> {
  const posts = new Hono<StoreEnv>();
  const codeOf = (form: FormValues) => check(CODE, { code: fieldOf(form, 'code') }).code;
  const noteOf = (form: FormValues) => check(NOTE, { note: fieldOf(form, 'note') }).note;
  posts.post(PAGE_URLS.applyCode, (context) => post(context, parts, codeOf, applyCode));
  posts.post(PAGE_URLS.removeCode, (context) => post(context, parts, codeOf, removeCode));
  posts.post(PAGE_URLS.cartNote, (context) => post(context, parts, noteOf, setNote));
  return posts;
}

async function post(
  context: StoreContext,
  { db, secret }: StoreParts,
  read: (form: FormValues) => string,
  change: Change,
): Promise<Response> {
  const form = await readForm(context);
  checkCrumb(context, secret, fieldOf(form, 'crumb'));
  const path = PAGE_URLS.cart;
  try {
    const text = read(form);
    await inTransaction(db, (transaction) => change(transaction, context.get('sessionId'), text));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return context.redirect(withNotice(path, error), 303);
  }
  hintAtCart(context);
  return context.redirect(path, 303);
}
