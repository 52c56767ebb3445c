import type { Cart, CheckoutPlace } from '../cart/index.ts';
import { StoreEvent } from '../shared/index.ts';
import { postForm } from './post-form.ts';

/** Dispatched before the visitor goes to the checkout; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeCheckoutEvent extends StoreEvent<{ cart: Cart | null; url: string }> {
  declare readonly cart: Cart | null;
  declare readonly url: string;

  constructor(cart: Cart | null, url: string) {
    super('store-before-checkout', { cart, url }, true);
  }
}

/**
 * Goes to a checkout, unless the page prevents it.
 * @param sender dispatches the event; a disconnected element leaves it to the document; none in Node
 * @param cart the cart to check out
 * @param place the checkout's address, and what is sent to it
 * @param mayStill asked after a store was asked for the rest of the way, in which time much may have changed
 * @returns true when the visitor leaves the page; rejects with a StorefrontError if the store refuses the rest of the way
 * Source: docs/behaviour/adding-to-cart.md §5.2
 */
export async function leaveForCheckout(
  sender: Node | undefined,
  cart: Cart | null,
  place: CheckoutPlace,
  mayStill: () => boolean | Promise<boolean> = () => true,
): Promise<boolean> {
  if (!sender) return false;
  const target = sender.isConnected ? sender : document;
  if (!target.dispatchEvent(new StoreBeforeCheckoutEvent(cart, place.url))) return false;
  if (place.arrive) {
    const { url, fields = {} } = await place.arrive();
    if (!(await mayStill())) return false;
    await postForm(url, fields);
  } else if (place.fields) await postForm(place.url, place.fields);
  else location.assign(place.url);
  return true;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-before-checkout': StoreBeforeCheckoutEvent;
  }
}
