import type { CheckoutPlace } from '../../core/cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { createPurchase } from '../../core/purchase/index.ts';
import type { Purchase } from '../../core/product/index.ts';
import { areCookiesEnabled } from '../../core/session/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { leaveForCheckout } from '../../core/shop-network/index.ts';
import { cancelableEvent, emit, finalEvent } from '../host/index.ts';
import { followAdditions } from './follow-additions.ts';
import { createFormOfPurchase } from './form-of-purchase.ts';
import { emitFailure, type Seller } from '../product/index.ts';

/** Code that only subscription products need. */
const subscriptionParts = retryable(() => import('../subscriptions/start-subscription.ts'));

/**
 * Creates the purchase of an element's product; the element dispatches an event for each step.
 * @param seller the element, its store and its product
 * Source: docs/behaviour/elements.md §5.1
 */
export function openPurchase(seller: Seller): Purchase {
  const { element, model, isExpress } = seller;
  const { cart, settings, report } = seller.storefront;
  const life = new AbortController();
  let subscriptionPlace: CheckoutPlace = { url: '' };
  const form = createFormOfPurchase(seller, (...call) => purchase.submit(...call), life.signal);
  const purchase = createPurchase({
    model,
    cart,
    areCookiesEnabled,
    getSettings: seller.getSettings ?? (() => settings.$settings.get().storeSettings),
    isExpress,
    subscribe: async (request) => {
      const parts = await loadSubscriptions(seller);
      const cartToken = await parts.startSubscription(seller.storefront, request);
      subscriptionPlace = parts.findSubscriptionCheckout(seller.storefront, cartToken);
      return cartToken;
    },
    onSubscribed: (_cartToken, isCurrent) => {
      form.succeed();
      return leaveForCheckout(element, cart.$cart.get(), subscriptionPlace, isCurrent);
    },
    confirmAdd: (request) => element.dispatchEvent(cancelableEvent('store-cart-add', request)),
    onAdded: ({ cart: changed, entry, warnings }) => {
      form.succeed();
      emit(element, finalEvent('store-cart-change', { cart: changed, newlyAdded: entry, warnings }));
    },
    checkOut: () => goToCheckout(seller),
    prepare: form.prepare,
    onFailed: (failure) => emitFailure(seller, failure) || form.takes(failure),
    report,
  });
  const stopOffers = followAdditions(seller, purchase.$state);
  return {
    ...purchase,
    dispose() {
      life.abort();
      stopOffers();
      purchase.dispose();
    },
  };
}

/** Directly after an addition; other changes of the cart may still be pending. */
async function goToCheckout({ element, storefront: { cart } }: Seller): Promise<void> {
  await cart.settled();
  const place = await cart.findCheckout();
  await leaveForCheckout(element, cart.$cart.get(), place);
}

/** A failed load sent nothing: the visitor sees it as being offline. */
function loadSubscriptions({ storefront: { report } }: Seller): ReturnType<typeof subscriptionParts.load> {
  return subscriptionParts.load().catch((cause: unknown) => {
    report(cause, 'subscriptions/load');
    throw new StorefrontError(FAILURE_KINDS.offline, { cause });
  });
}
