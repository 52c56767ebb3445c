import { Hono } from 'hono';

import { isEligible } from '../../../../core/installments/index.ts';
import { kindOfCode } from '../../../../core/offer/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { FrameData } from '../../platform/pages/page-data.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { cartData, type CartData } from './cart-data.ts';
import { noticeOf } from './notices.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly cart: CartData & {
      readonly notice: string | undefined;
      /** Whether room is reserved for instalments: everything is physical. */
      readonly isForInstallments: boolean;
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
    const own = ({ cart }: FrameData) => ({
      ...cartData(cart),
      isForInstallments: isEligible(cart.entries.map(({ productType }) => kindOfCode(productType))),
      ...{ notice, pill: undefined },
    });
    return answerPage(context, parts, 'cart', own, { shared: null });
  });
  return routes;
}
