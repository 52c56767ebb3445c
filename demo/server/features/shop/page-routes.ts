import { Hono } from 'hono';

import { PLAYGROUND_EXAMPLE } from '../../../site/playground.ts';
import { findProducts } from '../catalogue/index.ts';
import { findForm } from '../forms/index.ts';
import { findOrder } from '../orders/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { emptyForm } from '../forms/printed/printed-form.ts';
import { cartData, orderData } from '../orders/order-data.ts';
import { photographItem } from '../../platform/photographs/index.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { answerClassicPage } from './classic-page.ts';
import { noticeOf } from '../cart/notice-of.ts';
import { printForVisitor } from '../forms/print-for-visitor.ts';
import { answerProductPage } from './product-page.ts';
import { answerReviewsPage } from '../reviews/reviews-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/** The form of the contact page. */
const CONTACT_FORM = 'contact';

const HOME_PICTURES = {
  hero: photographItem('hero'),
  makers: photographItem('studio'),
  workshop: photographItem('workshop'),
};

/**
 * The pages for visitors.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function pageRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.home, async (context) =>
    answerPage(context, parts, 'home', { items: await findProducts(db), pictures: HOME_PICTURES }),
  );
  pages.get(PAGE_URLS.product, (context) => answerProductPage(context, parts));
  pages.get(PAGE_URLS.productReviews, (context) => answerReviewsPage(context, parts));
  pages.get(PAGE_URLS.classicProduct, (context) => answerClassicPage(context, parts));
  pages.get(PAGE_URLS.contact, async (context) => {
    const found = await findForm(db, CONTACT_FORM, context.get('sessionId'));
    const form = printForVisitor(context, parts, emptyForm(found));
    // Enables address completion.
    const storeConfig = JSON.stringify({ places: true });
    return answerPage(context, parts, 'contact', { form, captcha: captchaOf(parts, found), storeConfig });
  });
  pages.get(PAGE_URLS.playground, async (context) =>
    answerPage(context, parts, 'playground', {
      example: PLAYGROUND_EXAMPLE,
      // The default until the text of the playground names a store.
      storeConfig: JSON.stringify({ gateway: 'memory' }),
      pill: undefined,
    }),
  );
  pages.get(PAGE_URLS.cart, async (context) => {
    const notice = await noticeOf(context, parts);
    return answerPage(context, parts, 'cart', (cart) => ({ ...cartData(cart), notice, pill: undefined }));
  });
  pages.get(PAGE_URLS.confirmed, async (context) => {
    const order = await findOrder(db, context.get('sessionId'), context.req.param('orderId'));
    if (order === undefined) throw refusal(404, 'unknownPage');
    return answerPage(context, parts, 'confirmed', orderData(order));
  });
  return pages;
}
