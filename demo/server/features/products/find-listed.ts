import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { likeText } from '../../platform/database/search-patterns.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { ListPage, ListQuery } from '../../platform/owner/index.ts';
import { findOwnersProducts, type OwnersProduct } from '../catalogue/index.ts';

const PAGE_SIZE = 25;
const TITLE = sql<string>`lower(products.details::json->>'title')`;

/**
 * Finds a page of products, sorted by title.
 * @param db the store's database
 * @param query which ones: by title, URL or sku, and `published`, `unpublished` or `sold-out`
 * @param pageSize products of a page
 * Source: docs/behaviour/owner-pages.md §17.1
 */
export async function findListedProducts(
  db: Database,
  query: ListQuery,
  pageSize = PAGE_SIZE,
): Promise<ListPage<OwnersProduct>> {
  return inSnapshot(db, async (transaction) => {
    const matching = transaction.selectFrom('products').where(matches(query)).where(isInState(query.state));
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(query.page, pages);
    const rows = await matching
      .select('id')
      .orderBy(TITLE)
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    const items = await findOwnersProducts(transaction, ids);
    return { items, total, page, pages };
  });
}

/** A variant of the list of stock. */
export interface ListedVariant {
  readonly sku: string;
  readonly productId: string;
  readonly details: string;
  readonly variantDetails: string;
  readonly isPublished: boolean;
  readonly unlimited: boolean;
  readonly quantity: number;
}

const STOCK_PAGE_SIZE = 50;
/** As in the index of these rows. */
const IS_SOLD_OUT = sql<boolean>`(not stock.unlimited and stock.quantity = 0)`;

/**
 * Finds a page of variants with their stock, sorted by the title of their product.
 * @param db the store's database
 * @param query which ones: by title, URL or sku, and `sold-out`
 * Source: docs/behaviour/owner-pages.md §17.6
 */
export async function findListedVariants(db: Database, query: ListQuery): Promise<ListPage<ListedVariant>> {
  return inSnapshot(db, async (transaction) => {
    const matching = transaction
      .selectFrom('products')
      .innerJoin('variants', 'variants.product_id', 'products.id')
      .innerJoin('stock', 'stock.sku', 'variants.sku')
      .where(matches(query))
      .$if(query.state === 'sold-out', (all) => all.where(IS_SOLD_OUT));
    // Each variant has a row of stock: without a search nothing else has to be read.
    const counted =
      query.search === ''
        ? transaction.selectFrom('stock').$if(query.state === 'sold-out', (all) => all.where(IS_SOLD_OUT))
        : matching;
    const { total } = await counted
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const pages = Math.max(1, Math.ceil(total / STOCK_PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const items = await matching
      .select(['variants.sku', 'products.id as productId', 'products.details'])
      .select(['variants.details as variantDetails', 'products.is_published as isPublished'])
      .select(['stock.unlimited', 'stock.quantity'])
      .orderBy(TITLE)
      .orderBy('products.id')
      .orderBy('variants.position')
      .limit(STOCK_PAGE_SIZE)
      .offset((page - 1) * STOCK_PAGE_SIZE)
      .execute();
    return { items, total, page, pages };
  });
}

function matches({ search }: ListQuery): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  const pattern = `%${likeText(search)}%`;
  // Not a condition with "or", for which PostgreSQL uses no index.
  return sql<boolean>`products.id in (
    select id from products as own where own.details::json->>'title' ilike ${pattern}
    union all select id from products as own where own.slug ilike ${pattern}
    union all select product_id from variants as own where own.sku ilike ${pattern})`;
}

function isInState(state: string): RawBuilder<boolean> {
  if (state === 'published') return sql<boolean>`products.is_published`;
  if (state === 'unpublished') return sql<boolean>`not products.is_published`;
  if (state !== 'sold-out') return sql<boolean>`true`;
  return sql<boolean>`not exists (select 1 from variants as own join stock on stock.sku = own.sku
    where own.product_id = products.id and (stock.unlimited or stock.quantity > 0))`;
}
