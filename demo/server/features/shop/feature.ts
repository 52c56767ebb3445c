import type { Feature } from '../../platform/feature.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import type { ReviewParts } from '../reviews/index.ts';
import { shopPages } from './shop-pages.ts';
import { findShopPages } from './site-pages.ts';

/** The home page, and the pages of products and of stores. */
export const SHOP: Feature<CaptchaParts & ReviewParts> = {
  templates: ['home', 'shop', 'product', 'classic-product'],
  routes: [shopPages],
  sitePages: findShopPages,
};

export { storePages } from './store-pages.ts';
