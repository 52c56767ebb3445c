import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findProductPage } from './find-product-page.ts';
import { findRelatedProducts } from './find-related-products.ts';
import { readListQuery, readRelatedLimit } from './read-list-query.ts';

/**
 * The API of lists of products.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §32.1
 */
export function productListApi({ readCatalogue }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.catalogue, async (context) => {
    const query = readListQuery(context.req.url);
    const page = await readCatalogue(context, (db) => findProductPage(db, query));
    if (page === undefined) throw refusal(404, 'unknownItem');
    return answerJson(context, page);
  });
  api.get(API_URLS.related, async (context) => {
    const query = { itemId: context.req.param('id'), limit: readRelatedLimit(context.req.url) };
    return answerJson(context, {
      items: await readCatalogue(context, (db) => findRelatedProducts(db, query)),
    });
  });
  return api;
}
