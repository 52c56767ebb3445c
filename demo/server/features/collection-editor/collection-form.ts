import { randomUUID } from 'node:crypto';

import { ownValue } from '../../../../core/json/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  COLLECTION_LIMITS as LIMITS,
  COLLECTION_TEXTS,
  type EditedCollection,
  findEditedCollection,
  findOrderedProducts,
  FIRST_STORE_ID,
} from '../collections/index.ts';
import { fieldMaker, type FormField } from '../products/index.ts';
import { SORT_NAMES } from './sort-names.ts';

/** The data of the page that creates or edits a collection. */
export interface OwnerCollectionData {
  readonly title: string;
  readonly done: string | undefined;
  /** Why it was not saved. */
  readonly notice: string | undefined;
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly FormField[];
  readonly submit: string;
  /** The links of an existing collection. */
  readonly links:
    | {
        readonly products: string;
        readonly productsUrl: string;
        readonly categoriesUrl: string;
        /** '' for a hidden one. */
        readonly viewUrl: string;
        /** '' if it cannot be deleted; the reason is given instead. */
        readonly deleteUrl: string;
        readonly keeps: string;
      }
    | undefined;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-collection': OwnerCollectionData;
  }
}

/** What was typed and not saved. */
export interface RefusedCollection {
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string;
}

/** The pages of a new collection, and of an existing one. */
export const NEW_COLLECTION_PAGE = { title: 'New collection', path: OWNER_URLS.newCollection } as const;
export const COLLECTION_PAGE = { title: 'Collection', path: OWNER_URLS.collection } as const;

const NEW_VALUES: FormValues = { enabled: '1', sort: 'manual', isInNavigation: '1' };
const { created, saved } = COLLECTION_TEXTS;
const DONE: Readonly<Record<string, string>> = { created, saved };

/**
 * Builds the page of a new collection.
 * @param refused what was typed, and its errors
 * Source: docs/behaviour/owner-pages.md §22.2
 */
export function newCollectionData(refused?: RefusedCollection): OwnerCollectionData {
  const values = refused?.values ?? NEW_VALUES;
  return {
    title: NEW_COLLECTION_PAGE.title,
    done: undefined,
    notice: refused?.notice,
    action: OWNER_URLS.newCollection,
    hidden: [{ name: 'key', value: fieldOf(values, 'key') || randomUUID() }],
    fields: fieldsOf(values, refused?.problems, undefined),
    submit: 'Create collection',
    links: undefined,
  };
}

/**
 * Reads the page of a collection.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.2
 */
export async function readCollection(context: StoreContext, parts: StoreParts): Promise<OwnerCollectionData> {
  const data = await collectionData(parts, context.req.param('id') ?? '');
  return { ...data, done: ownValue(DONE, context.req.query('done') ?? '') };
}

/**
 * Builds the page of a collection.
 * @param parts what the routes are built from
 * @param id which collection
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is none
 */
export async function collectionData(
  { db }: StoreParts,
  id: string,
  refused?: RefusedCollection,
): Promise<OwnerCollectionData> {
  const current = await findEditedCollection(db, id);
  if (current === undefined) throw refusal(404, 'unknownPage');
  const { length: count } = await findOrderedProducts(db, id);
  return {
    title: current.title,
    done: undefined,
    notice: refused?.notice,
    action: collectionUrl(OWNER_URLS.collection, id),
    hidden: [{ name: 'version', value: String(current.version) }],
    fields: fieldsOf(refused?.values ?? valuesOf(current), refused?.problems, current),
    submit: 'Save',
    links: {
      products: COLLECTION_TEXTS.products(count),
      productsUrl: collectionUrl(OWNER_URLS.collectionProducts, id),
      categoriesUrl: collectionUrl(OWNER_URLS.categories, id),
      viewUrl: current.enabled ? current.fullUrl : '',
      ...deletionOf(id, count),
    },
  };
}

/**
 * Builds the URL of one of a collection's pages.
 * @param path with `:id`
 * @param id of the collection
 */
export function collectionUrl(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

function deletionOf(id: string, count: number): { readonly deleteUrl: string; readonly keeps: string } {
  if (id === FIRST_STORE_ID) return { deleteUrl: '', keeps: COLLECTION_TEXTS.keepsFirst };
  if (count > 0) return { deleteUrl: '', keeps: COLLECTION_TEXTS.notEmpty(count) };
  return { deleteUrl: collectionUrl(OWNER_URLS.deleteCollection, id), keeps: '' };
}

function valuesOf({
  title,
  navigationTitle,
  urlId,
  description,
  enabled,
  sort,
}: EditedCollection): FormValues {
  return { title, navigationTitle, urlId, description, sort, enabled: enabled ? '1' : '' };
}

function fieldsOf(
  values: FormValues,
  problems: Readonly<Record<string, string>> = {},
  current: EditedCollection | undefined,
): readonly FormField[] {
  const make = fieldMaker(values, problems);
  const isFirst = current?.id === FIRST_STORE_ID;
  return [
    make('title', { label: 'Title', maxLength: LIMITS.titleLength, isRequired: true }),
    make('navigationTitle', {
      label: 'Title in the navigation',
      hint: 'Leave it empty to use the title.',
      maxLength: LIMITS.titleLength,
    }),
    make('urlId', {
      label: 'URL',
      hint: urlHint(current, isFirst),
      maxLength: LIMITS.urlIdLength,
      isRequired: current !== undefined,
    }),
    make('description', {
      label: 'Description',
      hint: 'Shown below the title, and by search engines.',
      rows: 3,
      maxLength: LIMITS.descriptionLength,
    }),
    make('sort', { label: 'Visitors see the products', choices: Object.entries(SORT_NAMES) }),
    ...(isFirst
      ? []
      : [make('enabled', { label: 'Visible', hint: COLLECTION_TEXTS.aboutHidden, isBox: true })]),
    ...(current === undefined
      ? [make('isInNavigation', { label: 'Add it to the main navigation', isBox: true })]
      : []),
  ];
}

function urlHint(current: EditedCollection | undefined, isFirst: boolean): string {
  if (isFirst) return COLLECTION_TEXTS.keepsUrl;
  return current === undefined
    ? 'After the first slash. Leave it empty to have one made from the title.'
    : 'After the first slash. Links to the old URL stop working.';
}
