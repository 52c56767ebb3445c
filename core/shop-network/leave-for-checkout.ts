import type { Cart, CheckoutPlace } from '../cart/index.ts';
import { membersOf, StoreEvent } from '../shared/index.ts';

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
    post(url, fields);
  } else if (place.fields) post(place.url, place.fields);
  else location.assign(place.url);
  return true;
}

/** Navigates by POST: what is sent must not stand in an address. */
function post(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { action: url, method: 'post', hidden: true });
  form.append(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  );
  document.body.append(form);
  // Through the prototype: a field may be called "submit". Not `requestSubmit`: no listener of the page may hold it.
  const members = membersOf(form);
  members.submit();
  members.remove();
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-before-checkout': StoreBeforeCheckoutEvent;
  }
}
