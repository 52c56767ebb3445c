import { sql } from 'kysely';

import {
  type OfferedFilters,
  PRODUCT_ORDERS,
  type ProductListQuery,
  type ProductPage,
} from '../../../../core/product-list/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { findProductsById, type ProductItem } from '../catalogue/index.ts';
import { findSortedCollection } from './find-sorted-collection.ts';
import { judgedOffers } from './listed-offers.ts';
import { orderOf } from './orders.ts';

/** A page of products, as the API answers it. */
export interface FoundPage extends Omit<ProductPage, 'items'> {
  readonly items: readonly ProductItem[];
  readonly total: number;
}

/**
 * Finds a page of a list of products. The database filters, counts and sorts; only the products of the page are read.
 * @param db the store's database
 * @param query which page; the collection is a URL id or an id
 * @returns undefined for an unknown collection, and for a hidden one
 * Source: docs/behaviour/product-lists.md §1
 */
export async function findProductPage(db: Database, query: ProductListQuery): Promise<FoundPage | undefined> {
  return inSnapshot(db, async (transaction) => {
    const { collection: name, page, pageSize } = query;
    const collection = name === null ? null : await findSortedCollection(transaction, name);
    if (collection === undefined) return undefined;
    const found = await findListing(transaction, query, collection);
    const { min_cents: minCents, max_cents: maxCents } = found;
    return {
      items: await findProductsById(transaction, found.ids),
      total: found.total,
      hasNextPage: found.total > page * pageSize,
      orders: PRODUCT_ORDERS,
      filters: {
        options: found.options,
        prices: minCents === null || maxCents === null ? null : { minCents, maxCents },
        hasAvailability: found.has_sold_out,
      },
    };
  });
}

interface Listing {
  readonly ids: readonly string[];
  readonly total: number;
  readonly options: OfferedFilters['options'];
  readonly min_cents: number | null;
  readonly max_cents: number | null;
  readonly has_sold_out: boolean;
}

type SortedCollection = Awaited<ReturnType<typeof findSortedCollection>>;

async function findListing(
  transaction: StoreTransaction,
  { category, sort, page, pageSize, filters }: ProductListQuery,
  collection: Exclude<SortedCollection, undefined> | null,
): Promise<Listing> {
  const listed = { collectionId: collection?.id ?? null, category, sort };
  const { rows } = await sql<Listing>`with recursive ${judgedOffers(listed, filters)},
  page as (
    select id, row_number() over (order by ${orderOf(sort, collection?.sort ?? 'manual')}) as rank
    from products_judged join listed using (id, place)
    where is_fitting
    order by rank limit ${pageSize} offset ${(page - 1) * pageSize}
  ),
  named as (
    select id, place, position, fits_bounds, missed, pair.key as name, btrim(pair.value) as value
    from judged cross join lateral jsonb_each_text(attributes) as pair
    where btrim(pair.value) <> ''
  ),
  offered as (
    select option.name, min(array[place, option.nth]) as first_place
    from listed join products_judged using (id, place)
      cross join lateral jsonb_array_elements_text(option_names) with ordinality as option (name, nth)
    where option.name <> '' and variants > 1
      and exists (select 1 from named where named.id = listed.id and named.name = option.name)
    group by option.name
  ),
  counted as (
    select name, first_place, value, min(array[place, position]) as first_value,
      count(distinct id) filter (where fits_bounds and (missed = '{}' or missed = array[name])) as count
    from offered join named using (name)
    group by name, first_place, value
  ),
  options as (
    select name, first_place,
      json_agg(json_build_object('value', value, 'count', count) order by first_value) as values
    from counted group by name, first_place
  )
  select
    (select coalesce(json_agg(id order by rank), '[]') from page) as ids,
    (select count(*) from products_judged where is_fitting) as total,
    (select coalesce(json_agg(json_build_object('name', name, 'values', values) order by first_place), '[]')
      from options) as options,
    (select min(price_cents) from judged) as min_cents,
    (select max(price_cents) from judged) as max_cents,
    (select coalesce(bool_or(not is_available), false) from products_judged) as has_sold_out`.execute(
    transaction,
  );
  return rows[0] as Listing;
}
