import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { check } from '../../platform/http/read-json.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { readCheckedForm } from '../../platform/sessions/read-checked-form.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import {
  addCategory,
  type CategoryValues,
  changeCategory,
  deleteCategory,
  findCategory,
  moveCategory,
  POSTED_CATEGORY,
} from '../collections/index.ts';
import { CATEGORIES_PAGE, categoriesData } from './categories-page.ts';
import type { RefusedCategory } from './category-form.ts';
import { CATEGORY_PAGE, readCategory } from './category-page.ts';
import { categoryAsked, levelUrl } from './store-urls.ts';

/**
 * The forms that add, change, move and delete a category.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22.5, §22.6
 */
export function categoryRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  const readOwners = (context: StoreContext) => readCheckedForm(context, secret);
  routes.post(OWNER_URLS.categories, async (context) => add(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.category, async (context) => save(context, parts, await readOwners(context)));
  routes.post(OWNER_URLS.moveCategory, async (context) => {
    const direction = fieldOf(await readOwners(context), 'direction') === 'up' ? 'up' : 'down';
    const asked = categoryAsked(context);
    await inTransaction(db, (transaction) => moveCategory(transaction, asked, direction));
    const category = await findCategory(db, asked);
    return context.redirect(levelUrl({ ...asked, id: category?.parentId ?? '' }, { done: 'moved' }), 303);
  });
  routes.post(OWNER_URLS.deleteCategory, async (context) => {
    const parentId = fieldOf(await readOwners(context), 'in');
    const asked = categoryAsked(context);
    await inTransaction(db, (transaction) => deleteCategory(transaction, asked));
    return context.redirect(levelUrl({ ...asked, id: parentId }, { done: 'deleted' }), 303);
  });
  return routes;
}

async function add(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const { db } = parts;
  const level = { collectionId: context.req.param('id') ?? '', id: fieldOf(values, 'in') };
  const { crumb: _, ...request } = values;
  try {
    const parent = level.id === '' ? '' : ((await findCategory(db, level))?.name ?? '');
    const category = valuesIn({ ...values, parent });
    const action = {
      scope: `owner ${context.get('owner') ?? ''}`,
      key: keyOfEntries(fieldOf(values, 'key'), request),
      call: `POST ${context.req.path}`,
      request,
    };
    await runOnce(db, action, async (transaction) => ({
      status: 303,
      body: await addCategory(transaction, level.collectionId, category),
    }));
    return context.redirect(levelUrl(level, { done: 'added' }), 303);
  } catch (error) {
    const refused = refusedForm(error, values);
    const data = await categoriesData(parts, level, 1, {
      ...refused,
      // This form has no control for the parent.
      problems: { displayName: Object.values(refused.problems)[0] ?? '' },
    });
    const frame = ownerFrameOf(context, parts, { ...CATEGORIES_PAGE, title: data.title });
    return context.html(parts.site.renderForOwner('owner-categories', { ...frame, ...data }), 400);
  }
}

async function save(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const asked = categoryAsked(context);
  try {
    const category = valuesIn(values);
    await inTransaction(parts.db, (transaction) => changeCategory(transaction, asked, category));
  } catch (error) {
    const data = await readCategory(context, parts, refusedForm(error, values));
    const frame = ownerFrameOf(context, parts, { ...CATEGORY_PAGE, title: data.title });
    return context.html(parts.site.renderForOwner('owner-category', { ...frame, ...data }), 400);
  }
  const saved = await findCategory(parts.db, asked);
  return context.redirect(levelUrl({ ...asked, id: saved?.parentId ?? '' }, { done: 'saved' }), 303);
}

function valuesIn(values: FormValues): CategoryValues {
  return check(POSTED_CATEGORY, {
    displayName: fieldOf(values, 'displayName'),
    parent: fieldOf(values, 'parent'),
  });
}

/** Throws everything but a refusal of fields. */
function refusedForm(error: unknown, values: FormValues): RefusedCategory {
  if (!(error instanceof Refusal) || error.details.errors === undefined) throw error;
  return { values, problems: error.details.errors, notice: error.message };
}
