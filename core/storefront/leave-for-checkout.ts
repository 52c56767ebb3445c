import type { Cart } from '../cart/index.ts';
import { StoreEvent } from '../shared/index.ts';

/** Before the visitor is sent to the checkout; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeCheckoutEvent extends StoreEvent<{ cart: Cart | null; url: string }> {
  declare readonly cart: Cart | null;
  declare readonly url: string;

  constructor(cart: Cart | null, url: string) {
    super('store-before-checkout', { cart, url }, true);
  }
}

/**
 * Goes to a checkout, unless the page prevents it.
 * @param sender sends the event before; an element that has left the page leaves that to the document; in Node there is none
 * @param cart the cart that is taken along
 * @param url the checkout's address
 * @returns true when the page is being left
 * Source: docs/behaviour/adding-to-cart.md §5.2
 */
export function leaveForCheckout(sender: Node | undefined, cart: Cart | null, url: string): boolean {
  if (!sender) return false;
  const target = sender.isConnected ? sender : document;
  if (!target.dispatchEvent(new StoreBeforeCheckoutEvent(cart, url))) return false;
  location.assign(url);
  return true;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-before-checkout': StoreBeforeCheckoutEvent;
  }
}
