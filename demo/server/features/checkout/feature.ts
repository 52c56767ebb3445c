import type { Feature } from '../../platform/feature.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { SellingParts } from '../orders/index.ts';
import { arrivalRoutes } from './arrival.ts';
import { checkoutCodes } from './checkout-codes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { subscriptionCheckout } from './subscription-checkout.ts';

/** The checkout of orders and subscriptions. */
export const CHECKOUT: Feature<SellingParts> = {
  templates: ['checkout', 'checkout-update'],
  routes: [checkoutRoutes, subscriptionCheckout, checkoutCodes, arrivalRoutes],
  shownAgain: [PAGE_URLS.checkout, PAGE_URLS.subscribe],
};
