import { Hono } from 'hono';

import { PRODUCT_LIST_LIMITS } from '../../../../core/product-list/index.ts';
import type { ProductData } from '../../../../engine/template/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findStoreProducts } from '../catalogue/index.ts';
import { type Collection, findOpenCollection } from '../collections/index.ts';
import { findProductPage, readListParameters } from '../product-lists/index.ts';
import { type CategoryLinks, chosenCategory } from './chosen-category.ts';
import { findMerchandising, type Merchandising } from './merchandising.ts';
import { printedList, type PrintedList } from './printed-list.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly shop: {
      readonly collection: Collection;
      readonly items: readonly ProductData[];
      /** Filters, order and pages; undefined for a store without products. */
      readonly list: PrintedList | undefined;
      /** The title of the chosen category; undefined for all products. */
      readonly category: string | undefined;
      /** Lists of links: the categories at the top, and those below the chosen one. */
      readonly levels: readonly CategoryLinks[];
      readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
    };
  }
}

/**
 * The pages of the site's stores, including those that its owner has created: lists that visitors filter and sort; with
 * `format=json` as documents.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.9, §32.5
 */
export function storePages(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.store, (context) =>
    parts.readCatalogue(context, (db) => answerStore(context, { ...parts, db }, context.req.param('urlId'))),
  );
  return pages;
}

type OpenCollection = NonNullable<Awaited<ReturnType<typeof findOpenCollection>>>;

async function answerStore(context: StoreContext, parts: StoreParts, urlId: string): Promise<Response> {
  const found = await findOpenCollection(parts.db, urlId);
  if (found === undefined) throw refusal(404, 'unknownPage');
  return context.req.query('format') === 'json'
    ? answerDocument(context, parts, found)
    : answerList(context, parts, found);
}

async function answerDocument(
  context: StoreContext,
  { db }: StoreParts,
  found: OpenCollection,
): Promise<Response> {
  const { sort, version: _, ...collection } = found;
  const { ids } = chosenCategory(collection, context.req.query('category') ?? '');
  const items = await findStoreProducts(db, { collectionId: collection.id, sort, categoryIds: ids });
  return answerJson(context, {
    website: WEBSITE,
    collection: { ...collection, itemCount: items.length },
    items,
  });
}

async function answerList(
  context: StoreContext,
  parts: StoreParts,
  collection: OpenCollection,
): Promise<Response> {
  const { chosen, levels } = chosenCategory(collection, context.req.query('category') ?? '');
  const category = chosen?.displayName;
  const query = { ...readListParameters(context.req.url), category: category ?? null };
  const pageSize = PRODUCT_LIST_LIMITS.usualPageSize;
  const found = await findProductPage(parts.db, { ...query, collection: collection.urlId, pageSize });
  // It has been hidden meanwhile.
  if (found === undefined) throw refusal(404, 'unknownPage');
  const list = printedList(found, { url: collection.fullUrl, query }, pageSize);
  const isEmpty = found.total === 0 && list.chosenCount === 0;
  const { items } = found;
  const own = {
    ...{ collection, items, category, levels },
    list: isEmpty ? undefined : list,
    productMerchandisingContext: await findMerchandising(parts.db, ...items),
  };
  // Search engines have the list without filters, and its pages.
  return answerPage(context, parts, 'shop', own, list.chosenCount > 0 ? { shared: null } : {});
}
