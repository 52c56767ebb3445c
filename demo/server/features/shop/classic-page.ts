import { scriptJson } from '../../../../core/json/index.ts';
import type { Context } from 'hono';

import type { ProductData } from '../../../../engine/template/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { logError } from '../../platform/pages/answer-error.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { captchaOf, type CaptchaParts } from '../captcha/index.ts';
import { findProduct, productPlan, type ProductPlan, safeBody } from '../catalogue/index.ts';
import { findStoreLink, type StoreLink } from '../collections/index.ts';
import { findMerchandising, type Merchandising } from './merchandising.ts';
import { firstPicture, PICTURE_SIZES } from './product-page.ts';
import { sharedProduct } from './shared-product.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly 'classic-product': {
      readonly item: ProductData;
      /** Its store; undefined if that is hidden. */
      readonly store: StoreLink | undefined;
      readonly pictureSizes: string;
      /** Price texts of a subscription; undefined for a one-time product. */
      readonly plan: ProductPlan | undefined;
      readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
      /** Settings of the page, as a JSON text. */
      readonly storeConfig: string;
    };
  }
}

/**
 * Answers with a product as the platform's formatters print it.
 * @param context the request, with the product's slug
 * @param parts what the routes are built from
 * @throws Refusal 404 for an unknown product
 * Source: docs/behaviour/reference-store.md §6.1
 */
export async function answerClassicPage(
  context: Context<StoreEnv, '/shop/:slug/classic'>,
  parts: CaptchaParts,
): Promise<Response> {
  const item = await findProduct(parts.db, 'slug', context.req.param('slug'));
  if (item === undefined) throw refusal(404, 'unknownPage');
  const plan = productPlan(item, { locale: spokenLocale() }, (error) => {
    logError(error, context, parts);
  });
  const captcha = captchaOf(parts, { hasCaptcha: true });
  const storeConfig = scriptJson({
    captchaProvider: captcha?.provider,
    captchaSiteKey: captcha?.siteKey,
  });
  const own = {
    item: { ...item, body: await safeBody(item.body) },
    store: await findStoreLink(parts.db, item),
    pictureSizes: PICTURE_SIZES,
    plan,
    productMerchandisingContext: await findMerchandising(parts.db, item),
    storeConfig,
  };
  return answerPage(context, parts, 'classic-product', own, {
    picture: firstPicture(item),
    shared: sharedProduct(item),
  });
}
