import { Hono } from 'hono';

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
import { type CategoryLinks, chosenCategory } from './chosen-category.ts';
import { findMerchandising, type Merchandising } from './merchandising.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly shop: {
      readonly collection: Collection;
      readonly items: readonly ProductData[];
      /** The title of the chosen category; undefined for all products. */
      readonly category: string | undefined;
      /** Lists of links: the categories at the top, and those below the chosen one. */
      readonly levels: readonly CategoryLinks[];
      readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
    };
  }
}

/**
 * The pages of the site's stores, including those that its owner has created; with `format=json` as documents, with `category` only
 * the products of a category.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.9
 */
export function storePages(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.store, (context) => answerStore(context, parts, context.req.param('urlId')));
  return pages;
}

async function answerStore(context: StoreContext, parts: StoreParts, urlId: string): Promise<Response> {
  const found = await findOpenCollection(parts.db, urlId);
  if (found === undefined) throw refusal(404, 'unknownPage');
  const { sort, version: _, ...collection } = found;
  const { chosen, ids, levels } = chosenCategory(collection, context.req.query('category') ?? '');
  const items = await findStoreProducts(parts.db, { collectionId: collection.id, sort, categoryIds: ids });
  if (context.req.query('format') === 'json')
    return answerJson(context, {
      website: WEBSITE,
      collection: { ...collection, itemCount: items.length },
      items,
    });
  const productMerchandisingContext = await findMerchandising(parts.db, ...items);
  const category = chosen?.displayName;
  return answerPage(context, parts, 'shop', {
    collection,
    items,
    category,
    levels,
    productMerchandisingContext,
  });
}
