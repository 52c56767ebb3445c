import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { check } from '../../platform/http/read-json.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { readCheckedForm } from '../../platform/sessions/read-checked-form.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import {
  changeCollection,
  STORE_TEXTS,
  type CollectionValues,
  deleteCollection,
  findEditedCollection,
  FIRST_STORE_ID,
  POSTED_COLLECTION,
} from '../collections/index.ts';
import { forgetCollection } from '../navigation/index.ts';
import { STORE_PAGE, storeData, type OwnerStoreData } from './store-form.ts';
import { storeUrl } from './store-urls.ts';

/**
 * The forms that change and delete a store.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22
 */
export function storeRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  const readOwners = (context: StoreContext) => readCheckedForm(context, secret);
  routes.post(OWNER_URLS.store, async (context) => save(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.deleteStore, async (context) => {
    await readOwners(context);
    await inTransaction(db, (transaction) => remove(transaction, context.req.param('id')));
    return context.redirect(`${OWNER_URLS.stores}?done=deleted`, 303);
  });
  return routes;
}

async function save(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const version = Number(fieldOf(values, 'version')) || 0;
  try {
    const isSaved = await inTransaction(parts.db, (transaction) =>
      changeCollection(transaction, { id, version }, valuesIn(values, id)),
    );
    if (isSaved) return context.redirect(`${storeUrl(OWNER_URLS.store, id)}?done=saved`, 303);
  } catch (error) {
    const { status, ...refused } = refusedForm(error, context, parts);
    // Its next attempt is still one of the version that was seen.
    return show(context, parts, await storeData(parts, id, { values, version, ...refused }), status);
  }
  const refused = { values, problems: {}, notice: STORE_TEXTS.changed };
  return show(context, parts, await storeData(parts, id, refused), 409);
}

async function remove(transaction: StoreTransaction, id: string): Promise<void> {
  const collection = await findEditedCollection(transaction, id);
  await deleteCollection(transaction, id);
  if (collection !== undefined) await forgetCollection(transaction, collection);
}

/** Checks a posted form. */
function valuesIn(values: FormValues, id: string): CollectionValues {
  const title = fieldOf(values, 'title');
  return check(POSTED_COLLECTION, {
    title,
    navigationTitle: fieldOf(values, 'navigationTitle').trim() || title,
    urlId: fieldOf(values, 'urlId').trim(),
    description: fieldOf(values, 'description'),
    // The form of the first store has no box.
    enabled: id === FIRST_STORE_ID || fieldOf(values, 'enabled') !== '',
    sort: fieldOf(values, 'sort'),
  });
}

/** Throws everything but a refusal of what was typed: of fields, or of the navigation. */
function refusedForm(error: unknown, context: StoreContext, parts: StoreParts) {
  const { status, message, details } = toRefusal(error, context, parts);
  if (!(error instanceof Refusal) || (status !== 400 && status !== 409)) throw error;
  return {
    status,
    notice: message,
    problems: details.errors ?? {},
  };
}

function show(context: StoreContext, parts: StoreParts, data: OwnerStoreData, status: 400 | 409): Response {
  const frame = ownerFrameOf(context, parts, { ...STORE_PAGE, title: data.title });
  return context.html(parts.site.renderForOwner('owner-store', { ...frame, ...data }), status);
}
