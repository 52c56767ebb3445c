import { Hono } from 'hono';

import { FALLBACK_STORE_TITLE, toUrlId } from '../../../../owner/rules/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { check } from '../../platform/http/read-json.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/owner-frame.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { readCheckedForm } from '../../platform/sessions/read-checked-form.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import {
  addCategoryRoot,
  addCollection,
  changeCollection,
  COLLECTION_TEXTS,
  type CollectionValues,
  deleteCollection,
  findCollections,
  findEditedCollection,
  FIRST_STORE_ID,
  POSTED_COLLECTION,
  takenUrlId,
} from '../collections/index.ts';
import { forgetCollection } from '../navigation/index.ts';
import { appendToNavigation, RESERVED_URL_IDS } from '../store-setup/index.ts';
import {
  COLLECTION_PAGE,
  collectionData,
  collectionUrl,
  NEW_COLLECTION_PAGE,
  newCollectionData,
  type OwnerCollectionData,
} from './collection-form.ts';

/**
 * The forms that create, change and delete a collection.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22
 */
export function collectionRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  const readOwners = (context: StoreContext) => readCheckedForm(context, secret);
  routes.post(OWNER_URLS.newCollection, async (context) => create(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.collection, async (context) => save(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.deleteCollection, async (context) => {
    await readOwners(context);
    await inTransaction(db, (transaction) => remove(transaction, context.req.param('id')));
    return context.redirect(`${OWNER_URLS.collections}?done=deleted`, 303);
  });
  return routes;
}

async function create(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const { crumb: _, ...request } = values;
  try {
    const action = {
      scope: `owner ${context.get('owner') ?? ''}`,
      key: keyOfEntries(fieldOf(values, 'key'), request),
      call: `POST ${OWNER_URLS.newCollection}`,
      request,
    };
    const { body: id } = await runOnce(parts.db, action, async (transaction) => ({
      status: 303,
      body: await createFrom(transaction, values),
    }));
    return context.redirect(`${collectionUrl(OWNER_URLS.collection, id)}?done=created`, 303);
  } catch (error) {
    const { status, ...refused } = refusedForm(error, context, parts);
    return show(context, parts, newCollectionData({ values, ...refused }), status);
  }
}

async function createFrom(transaction: StoreTransaction, values: FormValues): Promise<string> {
  const id = await addCollection(transaction, await valuesIn(transaction, values));
  await addCategoryRoot(transaction, id);
  if (fieldOf(values, 'isInNavigation') !== '') await appendToNavigation(transaction, { id });
  return id;
}

async function save(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const version = Number(fieldOf(values, 'version')) || 0;
  try {
    const isSaved = await inTransaction(parts.db, async (transaction) =>
      changeCollection(transaction, { id, version }, await valuesIn(transaction, values, id)),
    );
    if (isSaved) return context.redirect(`${collectionUrl(OWNER_URLS.collection, id)}?done=saved`, 303);
  } catch (error) {
    const { status, ...refused } = refusedForm(error, context, parts);
    const data = await collectionData(parts, id, { values, ...refused });
    // Its next attempt is still one of the version that was seen.
    return show(context, parts, { ...data, hidden: [{ name: 'version', value: String(version) }] }, status);
  }
  const refused = { values, problems: {}, notice: COLLECTION_TEXTS.changed };
  return show(context, parts, await collectionData(parts, id, refused), 409);
}

async function remove(transaction: StoreTransaction, id: string): Promise<void> {
  const collection = await findEditedCollection(transaction, id);
  await deleteCollection(transaction, id);
  if (collection !== undefined) await forgetCollection(transaction, collection);
}

/** Checks a posted form. */
async function valuesIn(
  transaction: StoreTransaction,
  values: FormValues,
  id?: string,
): Promise<CollectionValues> {
  const title = fieldOf(values, 'title');
  const typedUrl = fieldOf(values, 'urlId').trim();
  const checked = check(POSTED_COLLECTION, {
    title,
    navigationTitle: fieldOf(values, 'navigationTitle').trim() || title,
    urlId: typedUrl === '' && id === undefined ? await freeUrlId(transaction, title) : typedUrl,
    description: fieldOf(values, 'description'),
    // The form of the first store has no box.
    enabled: id === FIRST_STORE_ID || fieldOf(values, 'enabled') !== '',
    sort: fieldOf(values, 'sort'),
  });
  if (id !== FIRST_STORE_ID && RESERVED_URL_IDS.includes(checked.urlId)) throw takenUrlId();
  return checked;
}

async function freeUrlId(transaction: StoreTransaction, title: string): Promise<string> {
  const taken = new Set([
    ...RESERVED_URL_IDS,
    ...(await findCollections(transaction)).map(({ urlId }) => urlId),
  ]);
  return toUrlId(title, { fallback: FALLBACK_STORE_TITLE, isTaken: (name) => taken.has(name) });
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

function show(
  context: StoreContext,
  parts: StoreParts,
  data: OwnerCollectionData,
  status: 400 | 409,
): Response {
  const page = data.links === undefined ? NEW_COLLECTION_PAGE : { ...COLLECTION_PAGE, title: data.title };
  const frame = ownerFrameOf(context, parts, page);
  return context.html(parts.site.renderForOwner('owner-collection', { ...frame, ...data }), status);
}
