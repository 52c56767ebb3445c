import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findProduct } from './find-products.ts';
import type { ProductItem } from './product-item.ts';

/**
 * The catalogue's API: a product and its stock.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2.7
 */
export function catalogueApi({ readCatalogue }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  const findById = async (context: StoreContext, id: string): Promise<ProductItem> => {
    const product = await readCatalogue(context, (db) => findProduct(db, 'id', id));
    if (product === undefined) throw refusal(404, 'unknownItem');
    return product;
  };
  api.get(API_URLS.product, async (context) =>
    answerJson(context, await findById(context, context.req.param('id'))),
  );
  api.get(API_URLS.stock, async (context) => {
    const { structuredContent } = await findById(context, context.req.query('itemId') ?? '');
    const results = Object.fromEntries(
      structuredContent.variants.map(({ sku, unlimited, qtyInStock }) => [sku, { unlimited, qtyInStock }]),
    );
    return answerJson(context, { results });
  });
  return api;
}
