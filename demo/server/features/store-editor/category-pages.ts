import { randomUUID } from 'node:crypto';

import { ownValue } from '../../../../core/json/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  type CategoryLevel,
  COLLECTION_LIMITS,
  STORE_TEXTS,
  findCategory,
  findEditedCollection,
  findLevel,
} from '../collections/index.ts';
import { fieldMaker, type FormField } from '../products/index.ts';
import { storeUrl } from './store-form.ts';

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

/** The data of the page of a category. */
export interface OwnerCategoryData {
  readonly title: string;
  readonly notice: string | undefined;
  readonly action: string;
  readonly fields: readonly FormField[];
  readonly deleteUrl: string;
  readonly listUrl: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-categories': OwnerCategoriesData;
    readonly 'owner-category': OwnerCategoryData;
  }
}

/** The pages of categories. */
export const CATEGORIES_PAGE = { title: 'Categories', path: OWNER_URLS.categories } as const;
export const CATEGORY_PAGE = { title: 'Category', path: OWNER_URLS.category } as const;

const { categoryAdded, categorySaved, categoryMoved, categoryDeleted } = STORE_TEXTS;
const DONE: Readonly<Record<string, string>> = {
  added: categoryAdded,
  saved: categorySaved,
  moved: categoryMoved,
  deleted: categoryDeleted,
};

/** A category, or the level of one; at the top without one. */
export interface CategoryAsked {
  readonly collectionId: string;
  readonly id: string;
}

/** What was typed and not saved. */
export interface RefusedCategory {
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string;
}

/**
 * Builds the URL of the categories below a category.
 * @param asked the store and the category
 * @param more further parameters
 */
export function levelUrl(
  { collectionId, id }: CategoryAsked,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...(id !== '' && { in: id }), ...more });
  const path = storeUrl(OWNER_URLS.categories, collectionId);
  return query.size === 0 ? path : `${path}?${query}`;
}

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
    ...pagesOf(level, own),
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
    name: fieldMaker(values, problems)('displayName', {
      label: 'Name',
      hint: `At most ${COLLECTION_LIMITS.categoryLength} characters.`,
      maxLength: COLLECTION_LIMITS.categoryLength,
      isRequired: true,
    }),
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

function pagesOf({ page, pages }: CategoryLevel, own: CategoryAsked) {
  const urlOf = (number: number): string | undefined =>
    number < 1 || number > pages ? undefined : levelUrl(own, { page: String(number) });
  return {
    previousUrl: urlOf(page - 1),
    nextUrl: urlOf(page + 1),
    place: STORE_TEXTS.pageOf(page, pages),
  };
}

/**
 * Builds the URL of a page of a category.
 * @param path with `:id` and `:categoryId`
 * @param asked the store and the category
 */
function categoryUrl(path: string, { collectionId, id }: CategoryAsked): string {
  return storeUrl(path, collectionId).replace(':categoryId', encodeURIComponent(id));
}

/**
 * Reads the category that a request names.
 * @param context the request: `id` and `categoryId` in its path
 */
export function categoryAsked(context: StoreContext): CategoryAsked {
  return { collectionId: context.req.param('id') ?? '', id: context.req.param('categoryId') ?? '' };
}

/**
 * Reads the page of a category.
 * @param context the request: `id` and `categoryId` in its path
 * @param parts what the routes are built from
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function readCategory(
  context: StoreContext,
  { db }: StoreParts,
  refused?: RefusedCategory,
): Promise<OwnerCategoryData> {
  const asked = categoryAsked(context);
  const category = await findCategory(db, asked);
  if (category === undefined) throw refusal(404, 'unknownPage');
  const values = refused?.values ?? { displayName: category.name, parent: category.parentName };
  const make = fieldMaker(values, refused?.problems ?? {});
  const maxLength = COLLECTION_LIMITS.categoryLength;
  return {
    title: category.name,
    notice: refused?.notice,
    action: categoryUrl(OWNER_URLS.category, asked),
    fields: [
      make('displayName', {
        label: 'Name',
        hint: `At most ${maxLength} characters.`,
        maxLength,
        isRequired: true,
      }),
      make('parent', {
        label: 'Inside category',
        hint: 'The name of another category. Leave it empty for the top.',
        maxLength,
      }),
    ],
    deleteUrl: categoryUrl(OWNER_URLS.deleteCategory, asked),
    listUrl: levelUrl({ ...asked, id: category.parentId }),
  };
}

/**
 * Reads the question before a category is deleted.
 * @param context the request: `id` and `categoryId` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.6
 */
export async function readCategoryQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const asked = categoryAsked(context);
  const category = await findCategory(db, asked);
  if (category === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: category.name,
    consequence: STORE_TEXTS.categoryDeletedForGood(category.subcategories, category.products),
    action: categoryUrl(OWNER_URLS.deleteCategory, asked),
    fields: [{ name: 'in', value: category.parentId }],
    confirmText: STORE_TEXTS.deleteCategory,
    cancelUrl: categoryUrl(OWNER_URLS.category, asked),
    cancelText: DIALOG_WORDS.cancel,
  };
}
