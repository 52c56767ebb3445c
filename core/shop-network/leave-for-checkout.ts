import type { Cart } from '../cart/index.ts';
import { StoreEvent } from '../shared/index.ts';

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
 * @param url the checkout's address
 * @returns true when the visitor leaves the page
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
