import { randomUUID } from 'node:crypto';

import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { findProduct, findProducts, productOptions, productPlan } from '../catalogue/index.ts';
import { findMerchandisingPreferences } from '../preferences/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';
import { merchandisingOf } from './merchandising.ts';
import { restockData } from '../restock/restock-data.ts';
import { reviewsData } from '../reviews/reviews-data.ts';
import { scriptJson } from '../../platform/pages/script-json.ts';
import { structuredData } from './structured-data.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { logError } from '../../platform/pages/answer-error.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { INSTALMENT_PAGE_URLS } from '../instalments/instalment-pages.ts';
import { shownReviews } from '../reviews/reviews-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * Answers with the page of a product.
 * @param context the request: `slug` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/reference-store.md §6.1
 */
export async function answerProductPage(context: StoreContext, parts: StoreParts): Promise<Response> {
  const { db } = parts;
  const item = await findProduct(db, 'slug', context.req.param('slug') ?? '');
  if (item === undefined) throw refusal(404, 'unknownPage');
  const others = (await findProducts(db)).filter(({ id }) => id !== item.id);
  const report = (error: unknown) => {
    logError(error, context, parts);
  };
  const options = productOptions(item, report);
  const plan = productPlan(item, { locale: spokenLocale() }, () => {
    // Already reported with the options.
  });
  const found = await shownReviews(item, parts);
  const captcha = captchaOf(parts, { hasCaptcha: true });
  const visit = {
    crumb: context.get('crumb'),
    idempotencyKey: randomUUID(),
    hasCaptcha: captcha !== undefined,
  };
  const storeConfig = scriptJson({
    pageType: PAGE_TYPES['content-item'],
    item: { id: item.id, recordType: item.recordType },
    timeZone: WEBSITE.timeZone,
    reviews: parts.reviews,
    merchandising: merchandisingOf(await findMerchandisingPreferences(db), item),
    captchaProvider: captcha?.provider,
    captchaSiteKey: captcha?.siteKey,
    installments: { modalUrls: INSTALMENT_PAGE_URLS },
  });
  const own = {
    item,
    pictureSizes: PICTURE_SIZES,
    options,
    plan,
    others,
    restock: restockData(item, visit),
    reviews: found && reviewsData(item, found.listing, found.query.sort),
    captcha,
    structuredData: structuredData(item, found?.listing),
    storeConfig,
  };
  return answerPage(context, parts, 'product', own, {
    item: item.mainImage,
    sizes: PICTURE_SIZES,
  });
}
