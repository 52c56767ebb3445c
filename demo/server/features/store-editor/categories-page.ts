import { randomUUID } from 'node:crypto';

import { ownValue } from '../../../../core/json/index.ts';
import { fieldOf } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { type CategoryLevel, findEditedCollection, findLevel, STORE_TEXTS } from '../collections/index.ts';
import { fieldMaker, type FormField, pagesBeside } from '../../platform/owner/index.ts';
import { CATEGORY_NAME, type RefusedCategory } from './category-form.ts';
import { type CategoryAsked, categoryUrl, levelUrl, storeUrl } from './store-urls.ts';

/** The data of a page of categories. */
export interface OwnerCategoriesData {
  readonly title: string;
  readonly done: string | undefined;
  readonly notice: string | undefined;
  readonly storeUrl: string;
  /** The category that they are in; undefined at the top. */
  readonly parent: { readonly name: string; readonly editUrl: string } | undefined;
  readonly topUrl: string;
  readonly count: string;
  readonly categories: readonly {
    readonly name: string;
    readonly url: string;
    readonly products: string;
    readonly below: { readonly text: string; readonly url: string };
    readonly moveUrl: string;
    readonly isFirst: boolean;
    readonly isLast: boolean;
  }[];
  readonly previousUrl: string | undefined;
  readonly nextUrl: string | undefined;
  readonly place: string;
  /** The form that adds one. */
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly name: FormField;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-categories': OwnerCategoriesData;
  }
}

/** The page of the categories of a store. */
export const CATEGORIES_PAGE = { title: 'Categories', path: OWNER_URLS.categories } as const;

const { categoryAdded, categorySaved, categoryMoved, categoryDeleted } = STORE_TEXTS;
const DONE: Readonly<Record<string, string>> = {
  added: categoryAdded,
  saved: categorySaved,
  moved: categoryMoved,
  deleted: categoryDeleted,
};

/**
 * Reads a page of the categories of a store.
 * @param context the request: `id` in its path, `in`, `page` and `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 without the store
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function readCategories(context: StoreContext, parts: StoreParts): Promise<OwnerCategoriesData> {
  const page = context.req.query('page') ?? '';
  const asked = { collectionId: context.req.param('id') ?? '', id: context.req.query('in') ?? '' };
  const data = await categoriesData(parts, asked, /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1);
  return { ...data, done: ownValue(DONE, context.req.query('done') ?? '') };
}

/**
 * Builds a page of the categories of a store.
 * @param parts what the routes are built from
 * @param asked the store, and the category that they are in
 * @param page from 1
 * @param refused what was typed, and its errors
 * @throws Refusal 404 without the store
 */
export async function categoriesData(
  { db }: StoreParts,
  asked: CategoryAsked,
  page = 1,
  refused?: RefusedCategory,
): Promise<OwnerCategoriesData> {
  const collection = await findEditedCollection(db, asked.collectionId);
  if (collection === undefined) throw refusal(404, 'unknownPage');
  const level = await findLevel(db, asked, page);
  const own = { collectionId: asked.collectionId, id: level.parent?.id ?? '' };
  return {
    title: STORE_TEXTS.categoriesOf(collection.title),
    done: undefined,
    notice: refused?.notice,
    storeUrl: storeUrl(OWNER_URLS.store, collection.id),
    parent: level.parent && { name: level.parent.name, editUrl: categoryUrl(OWNER_URLS.category, own) },
    topUrl: levelUrl({ ...own, id: '' }),
    count: STORE_TEXTS.categories(level.total),
    categories: level.items.map((category, index) => rowOf(level, category, index, own.collectionId)),
    ...pagesBeside(level, (number) => levelUrl(own, { page: String(number) })),
    ...additionOf(own, refused),
  };
}

/** The form that adds a category to a level. */
function additionOf(
  own: CategoryAsked,
  { values, problems }: Pick<RefusedCategory, 'values' | 'problems'> = { values: {}, problems: {} },
): Pick<OwnerCategoriesData, 'action' | 'hidden' | 'name'> {
  return {
    action: levelUrl({ ...own, id: '' }),
    hidden: [
      { name: 'in', value: own.id },
      { name: 'key', value: fieldOf(values, 'key') || randomUUID() },
    ],
    name: fieldMaker(values, problems)('displayName', CATEGORY_NAME),
  };
}

function rowOf(
  { page, pages, items }: CategoryLevel,
  { id, name, products, subcategories }: CategoryLevel['items'][number],
  index: number,
  collectionId: string,
): OwnerCategoriesData['categories'][number] {
  const own = { collectionId, id };
  return {
    name,
    url: categoryUrl(OWNER_URLS.category, own),
    products: STORE_TEXTS.products(products),
    below: { text: STORE_TEXTS.subcategories(subcategories), url: levelUrl(own) },
    moveUrl: categoryUrl(OWNER_URLS.moveCategory, own),
    isFirst: page === 1 && index === 0,
    isLast: page === pages && index === items.length - 1,
  };
}
