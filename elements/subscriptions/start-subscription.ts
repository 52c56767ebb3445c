import { openGateway, ownApiRoot } from '../../core/backends/index.ts';
import type { AddRequest, CheckoutPlace } from '../../core/cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { findCheckout } from '../../core/shop-network/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import {
  createSubscriptions,
  restSubscriptionsGateway,
  subscriptionCheckoutUrl,
  type Subscriptions,
  type SubscriptionsGateway,
} from '../../core/subscriptions/index.ts';
import { PURCHASE_WORDS } from '../../core/words/index.ts';

/** One per shop: the keys of attempts outlive a button. */
const started = new WeakMap<Storefront, Subscriptions>();

/**
 * Starts a subscription.
 * @param shop the page's store
 * @param request the subscribed product
 * @returns the token of its cart
 * @throws StorefrontError when it was refused, or nothing could be decided
 * Source: docs/behaviour/subscriptions.md §3
 */
export function startSubscription(shop: Storefront, request: AddRequest): Promise<string> {
  const subscriptions = started.get(shop) ?? openSubscriptions(shop);
  started.set(shop, subscriptions);
  return subscriptions.start(request);
}

/**
 * Finds the way to the checkout of a subscription.
 * @param shop the page's store
 * @param cartToken the token of its cart
 * Source: docs/behaviour/subscriptions.md §3.1
 */
export function findSubscriptionCheckout({ api, settings }: Storefront, cartToken: string): CheckoutPlace {
  const now = settings.$settings.get();
  const address = subscriptionCheckoutUrl(now.urls.subscriptionCheckout, cartToken);
  return findCheckout({ api, apiRoot: ownApiRoot(now) }, address);
}

function openSubscriptions(shop: Storefront): Subscriptions {
  return createSubscriptions({
    report: shop.report,
    gateway: openGateway(shop, 'subscriptions', {
      memory: noSubscriptions,
      rest: restSubscriptionsGateway(shop.api),
    }),
  });
}

/** A store in the page itself has no checkout. */
const noSubscriptions: SubscriptionsGateway = {
  start: () => {
    const serverMessage = PURCHASE_WORDS.subscriptionUnavailable;
    return Promise.reject(new StorefrontError(FAILURE_KINDS.forbidden, { serverMessage }));
  },
};
