import type { AddRequest, Cart, CartEntry } from '../../core/cart/index.ts';
import { StoreEvent } from '../../core/shared/index.ts';

/** Before a product is put into the cart; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartAddEvent extends StoreEvent<AddRequest> {
  declare readonly itemId: string;
  declare readonly sku: string | null;
  declare readonly quantity: number;
  declare readonly additionalFields: string;

  constructor(request: AddRequest) {
    super('store-cart-add', request, true);
  }
}

/** Before a line's quantity is changed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartUpdateEvent extends StoreEvent<{ entry: CartEntry; quantity: number }> {
  declare readonly entry: CartEntry;
  declare readonly quantity: number;

  constructor(entry: CartEntry, quantity: number) {
    super('store-cart-update', { entry, quantity }, true);
  }
}

/** Before a line is removed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartRemoveEvent extends StoreEvent<{ entry: CartEntry }> {
  declare readonly entry: CartEntry;

  constructor(entry: CartEntry) {
    super('store-cart-remove', { entry }, true);
  }
}

/** After the cart has changed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartChangeEvent extends StoreEvent<{
  cart: Cart | null;
  newlyAdded: CartEntry | null;
  warnings: readonly string[];
}> {
  declare readonly cart: Cart | null;
  declare readonly newlyAdded: CartEntry | null;
  declare readonly warnings: readonly string[];

  constructor(cart: Cart | null, newlyAdded: CartEntry | null = null, warnings: readonly string[] = []) {
    super('store-cart-change', { cart, newlyAdded, warnings }, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-cart-add': StoreCartAddEvent;
    'store-cart-update': StoreCartUpdateEvent;
    'store-cart-remove': StoreCartRemoveEvent;
    'store-cart-change': StoreCartChangeEvent;
  }
}
