import { Hono } from 'hono';

import { isEligible } from '../../../../core/installments/index.ts';
import { kindOfCode } from '../../../../core/offer/index.ts';
import { renderToHTML } from '../../../../entries/server/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { FrameData } from '../../platform/pages/page-data.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { cartData, type CartData } from './cart-data.ts';
import type { Cart } from './cart.ts';
import { noticeOf } from './notices.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly cart: CartData & {
      readonly notice: string | undefined;
      /** In how many installments it can be paid, as HTML. */
      readonly installments: string;
      /** No pill: the page is the cart. */
      readonly pill: undefined;
    };
  }
}

/**
 * The cart page.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function cartPage(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.cart, async (context) => {
    const notice = await noticeOf(context, parts);
    const own = ({ cart, nonce }: FrameData) => ({
      ...cartData(cart),
      installments: installmentsTag(cart, nonce),
      ...{ notice, pill: undefined },
    });
    return answerPage(context, parts, 'cart', own, { shared: null });
  });
  return routes;
}

/** The same range as in the catalog. */
const RANGE = { minimumCents: 1_000, maximumCents: 20_000, country: 'US' } as const;
/** A cart that is not all physical has no installments, so it needs no space for them, and no style sheet. */
const NO_INSTALLMENTS = `<afterpay-pill cart class="unreserved" minimum-cents="${RANGE.minimumCents}" maximum-cents="${RANGE.maximumCents}" country="${RANGE.country}"></afterpay-pill>`;

function installmentsTag(cart: Cart, nonce: string): string {
  const isForInstallments = isEligible(cart.entries.map(({ productType }) => kindOfCode(productType)));
  if (!isForInstallments) return NO_INSTALLMENTS;
  return renderToHTML('afterpay-pill', { ...RANGE, cart: true }, { cart, nonce, locale: spokenLocale() });
}
