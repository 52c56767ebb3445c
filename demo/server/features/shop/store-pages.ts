import { Hono } from 'hono';

import type { ProductData } from '../../../../engine/template/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findProducts } from '../catalogue/index.ts';
import { findCollection, type Collection } from '../collections/index.ts';
import { findMerchandising, type Merchandising } from './merchandising.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly shop: {
      readonly collection: Collection;
      readonly items: readonly ProductData[];
      readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
    };
  }
}

/**
 * The pages of the site's stores, including those that its owner has created; with `format=json` as documents.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.9
 */
export function storePages(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.store, (context) => answerStore(context, parts, context.req.param('urlId')));
  return pages;
}

async function answerStore(context: StoreContext, parts: StoreParts, urlId: string): Promise<Response> {
  const collection = await findCollection(parts.db, urlId);
  if (collection === undefined) throw refusal(404, 'unknownPage');
  const items = await findProducts(parts.db, collection.id);
  if (context.req.query('format') === 'json')
    return answerJson(context, {
      website: WEBSITE,
      collection: { ...collection, itemCount: items.length },
      items,
    });
  const productMerchandisingContext = await findMerchandising(parts.db, ...items);
  return answerPage(context, parts, 'shop', { collection, items, productMerchandisingContext });
}
