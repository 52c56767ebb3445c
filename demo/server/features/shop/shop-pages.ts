import { Hono } from 'hono';

import type { ImageItemData, ProductData } from '../../../../engine/template/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { photographItem } from '../../platform/photographs/index.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { findFirstProducts } from '../catalogue/index.ts';
import type { ReviewParts } from '../reviews/index.ts';
import { answerClassicPage } from './classic-page.ts';
import { answerPreview, answerProductPage, SHOWN_PRODUCTS } from './product-page.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly home: {
      readonly items: readonly ProductData[];
      readonly pictures: Readonly<Record<'hero' | 'makers' | 'workshop', ImageItemData>>;
    };
  }
}

const HOME_PICTURES = {
  hero: photographItem('hero'),
  makers: photographItem('studio'),
  workshop: photographItem('workshop'),
};

/**
 * The home page, and the pages of the products.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function shopPages(parts: CaptchaParts & ReviewParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  const { readCatalogue } = parts;
  pages.get(PAGE_URLS.home, async (context) =>
    answerPage(context, parts, 'home', {
      items: await readCatalogue(context, (db) => findFirstProducts(db, SHOWN_PRODUCTS)),
      pictures: HOME_PICTURES,
    }),
  );
  pages.get(PAGE_URLS.product, (context) =>
    readCatalogue(context, (db) => answerProductPage(context, { ...parts, db })),
  );
  pages.get(OWNER_URLS.previewProduct, (context) => answerPreview(context, parts));
  pages.get(PAGE_URLS.classicProduct, (context) =>
    readCatalogue(context, (db) => answerClassicPage(context, { ...parts, db })),
  );
  return pages;
}
