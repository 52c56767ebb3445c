import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  COLLECTION_LIMITS,
  STORE_TEXTS,
  findEditedCollection,
  findOrderedProducts,
} from '../collections/index.ts';
import { fieldMaker, type FormField } from '../../platform/owner/index.ts';
import { storeUrl } from './store-urls.ts';
import { SORT_NAMES } from './sort-names.ts';

/** The data of the page that orders the products of a store. */
export interface OwnerStoreProductsData {
  readonly title: string;
  readonly done: string | undefined;
  readonly notice: string | undefined;
  readonly count: string;
  readonly limit: string;
  /** That visitors see another order; '' if they see this one. */
  readonly sortedOtherwise: string;
  readonly action: string;
  readonly version: number;
  readonly storeUrl: string;
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
    /** '' for a published one. */
    readonly mark: string;
    readonly place: FormField;
    readonly isFirst: boolean;
    readonly isLast: boolean;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-store-products': OwnerStoreProductsData;
  }
}

/** The page that orders the products of a store. */
export const ORDER_PAGE = { title: 'Products of a store', path: OWNER_URLS.storeProducts } as const;

/** The start of the name of a control for the place of a product. */
const PLACE = 'place.';

/** What was typed and not saved. */
interface RefusedOrder {
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string | undefined;
}

/**
 * Reads the page that orders the products of a store.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.4
 */
export async function readOrder(context: StoreContext, parts: StoreParts): Promise<OwnerStoreProductsData> {
  const data = await orderData(parts, context.req.param('id') ?? '');
  return { ...data, done: context.req.query('done') === 'ordered' ? STORE_TEXTS.ordered : undefined };
}

/**
 * Builds the page that orders the products of a store.
 * @param parts what the routes are built from
 * @param id which store
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is none
 */
export async function orderData(
  { db }: StoreParts,
  id: string,
  refused?: RefusedOrder,
): Promise<OwnerStoreProductsData> {
  const collection = await findEditedCollection(db, id);
  if (collection === undefined) throw refusal(404, 'unknownPage');
  const products = await findOrderedProducts(db, id);
  const places = Object.fromEntries(
    products.map((product, index) => [`${PLACE}${product.id}`, String(index + 1)]),
  );
  const make = fieldMaker({ ...places, ...refused?.values }, refused?.problems ?? {});
  return {
    title: STORE_TEXTS.productsOf(collection.title),
    done: undefined,
    notice: refused?.notice,
    count: STORE_TEXTS.products(products.length),
    limit: products.length < COLLECTION_LIMITS.products ? '' : STORE_TEXTS.limit,
    sortedOtherwise:
      collection.sort === 'manual' ? '' : STORE_TEXTS.sortedOtherwise(SORT_NAMES[collection.sort]),
    action: storeUrl(OWNER_URLS.storeProducts, id),
    version: collection.version,
    storeUrl: storeUrl(OWNER_URLS.store, id),
    products: products.map((product, index) => ({
      id: product.id,
      title: product.title,
      url: OWNER_URLS.product.replace(':id', encodeURIComponent(product.id)),
      mark: product.isPublished ? '' : STORE_TEXTS.unpublished,
      place: make(`${PLACE}${product.id}`, { label: STORE_TEXTS.placeOf(product.title), isShort: true }),
      isFirst: index === 0,
      isLast: index === products.length - 1,
    })),
  };
}

/**
 * Reads the order that an owner has typed: a changed number puts a product before or after the one that had this place.
 * @param values the posted controls, in the order that the owner saw
 * @returns the ids in their new order, or sentences by control
 * Source: docs/behaviour/owner-pages.md §22.4
 */
export function typedOrder(values: FormValues): {
  readonly ids: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
} {
  const problems: Record<string, string> = {};
  const names = Object.keys(values).filter((name) => name.startsWith(PLACE));
  const seen = names.slice(0, COLLECTION_LIMITS.products);
  const placed = seen.map((name, index) => {
    const now = index + 1;
    const text = fieldOf(values, name).trim();
    const place = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (place < 1 || place > seen.length) problems[name] = STORE_TEXTS.badPlace(seen.length);
    // Between two whole numbers.
    return { id: name.slice(PLACE.length), rank: place + Math.sign(place - now) / 2 };
  });
  return { ids: placed.sort((one, other) => one.rank - other.rank).map(({ id }) => id), problems };
}

/**
 * Moves a product by one place.
 * @param ids of the products, in their order
 * @param id which product; none moves for an unknown one
 * @param by -1 up, 1 down
 */
export function movedOrder(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const moved = ids.filter((one) => one !== id);
  moved.splice(to, 0, id);
  return moved;
}
