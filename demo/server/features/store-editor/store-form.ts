import { ownValue } from '../../../../core/json/index.ts';
import type { FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  COLLECTION_LIMITS as LIMITS,
  STORE_TEXTS,
  type EditedCollection,
  findEditedCollection,
  findOrderedProducts,
  FIRST_STORE_ID,
} from '../collections/index.ts';
import { fieldMaker, type FormField } from '../../platform/owner/index.ts';
import { SORT_NAMES } from './sort-names.ts';
import { storeUrl } from './store-urls.ts';

/** The data of the page that edits a store. */
export interface OwnerStoreData {
  readonly title: string;
  readonly done: string | undefined;
  /** Why it was not saved. */
  readonly notice: string | undefined;
  readonly action: string;
  /** The version that the form was read from. */
  readonly version: number;
  readonly fields: readonly FormField[];
  readonly products: string;
  readonly productsUrl: string;
  readonly categoriesUrl: string;
  /** '' for a hidden one. */
  readonly viewUrl: string;
  /** '' if it cannot be deleted; the reason is given instead. */
  readonly deleteUrl: string;
  readonly keeps: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-store': OwnerStoreData;
  }
}

/** What was typed and not saved. */
export interface RefusedStore {
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string;
  /** The version that the next attempt replaces; the current one without it. */
  readonly version?: number;
}

/** The page of a store. */
export const STORE_PAGE = { title: 'Store', path: OWNER_URLS.store } as const;

const { created, saved } = STORE_TEXTS;
const DONE: Readonly<Record<string, string>> = { created, saved };

/**
 * Reads the page of a store.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.2
 */
export async function readStore(context: StoreContext, parts: StoreParts): Promise<OwnerStoreData> {
  const data = await storeData(parts, context.req.param('id') ?? '');
  return { ...data, done: ownValue(DONE, context.req.query('done') ?? '') };
}

/**
 * Builds the page of a store.
 * @param parts what the routes are built from
 * @param id which store
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is none
 */
export async function storeData(
  { db }: StoreParts,
  id: string,
  refused?: RefusedStore,
): Promise<OwnerStoreData> {
  const current = await findEditedCollection(db, id);
  if (current === undefined) throw refusal(404, 'unknownPage');
  const { length: count } = await findOrderedProducts(db, id);
  return {
    title: current.title,
    done: undefined,
    notice: refused?.notice,
    action: storeUrl(OWNER_URLS.store, id),
    version: refused?.version ?? current.version,
    fields: fieldsOf(refused?.values ?? valuesOf(current), refused?.problems, current),
    products: STORE_TEXTS.products(count),
    productsUrl: storeUrl(OWNER_URLS.storeProducts, id),
    categoriesUrl: storeUrl(OWNER_URLS.categories, id),
    viewUrl: current.enabled ? current.fullUrl : '',
    ...deletionOf(id, count),
  };
}

function deletionOf(id: string, count: number): { readonly deleteUrl: string; readonly keeps: string } {
  if (id === FIRST_STORE_ID) return { deleteUrl: '', keeps: STORE_TEXTS.keepsFirst };
  if (count > 0) return { deleteUrl: '', keeps: STORE_TEXTS.notEmpty(count) };
  return { deleteUrl: storeUrl(OWNER_URLS.deleteStore, id), keeps: '' };
}

function valuesOf({
  title,
  navigationTitle,
  urlId,
  description,
  enabled,
  sort,
}: EditedCollection): FormValues {
  return {
    title,
    // Left empty, it follows the title when that is changed.
    navigationTitle: navigationTitle === title ? '' : navigationTitle,
    urlId,
    description,
    sort,
    enabled: enabled ? '1' : '',
  };
}

function fieldsOf(
  values: FormValues,
  problems: Readonly<Record<string, string>> = {},
  current: EditedCollection,
): readonly FormField[] {
  const make = fieldMaker(values, problems);
  const isFirst = current.id === FIRST_STORE_ID;
  return [
    make('title', { label: 'Title', maxLength: LIMITS.titleLength, isRequired: true }),
    make('navigationTitle', {
      label: 'Title in the navigation',
      hint: 'Leave it empty to use the title.',
      maxLength: LIMITS.titleLength,
    }),
    make('urlId', {
      label: 'URL',
      hint: isFirst ? STORE_TEXTS.keepsUrl : 'After the first slash. Links to the old URL stop working.',
      maxLength: LIMITS.urlIdLength,
      isRequired: true,
      isReadonly: isFirst,
    }),
    make('description', {
      label: 'Description',
      hint: 'Shown below the title, and by search engines.',
      rows: 3,
      maxLength: LIMITS.descriptionLength,
    }),
    make('sort', { label: 'Visitors see the products', choices: Object.entries(SORT_NAMES) }),
    ...(isFirst ? [] : [make('enabled', { label: 'Visible', hint: STORE_TEXTS.aboutHidden, isBox: true })]),
  ];
}
