import { randomUUID } from 'node:crypto';

import { findProduct, findProducts, productOptions } from '../domains/catalogue/index.ts';
import type { StoreContext } from '../http/store-env.ts';
import { merchandisingOf } from '../rendering/merchandising.ts';
import { restockData } from '../rendering/restock-data.ts';
import { scriptJson } from '../rendering/script-json.ts';
import { refusal } from '../shared/refusal.ts';
import { logError } from './answer-error.ts';
import { answerPage } from './answer-page.ts';
import { captchaOf } from './captcha-of.ts';
import type { StoreParts } from './store-parts.ts';

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
  const options = productOptions(item, (error) => {
    logError(error, context, parts);
  });
  const captcha = captchaOf(parts, { hasCaptcha: true });
  const visit = {
    crumb: context.get('crumb'),
    idempotencyKey: randomUUID(),
    hasCaptcha: captcha !== undefined,
  };
  const storeConfig = scriptJson({
    merchandising: merchandisingOf(item),
    captchaProvider: captcha?.provider,
    captchaSiteKey: captcha?.siteKey,
  });
  const own = { item, options, others, restock: restockData(item, visit), captcha, storeConfig };
  return answerPage(context, parts, 'product', own, item.assetUrl);
}
