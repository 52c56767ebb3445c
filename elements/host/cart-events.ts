import type { AddRequest, Cart, CartEntry } from '../../core/cart/index.ts';
import { StoreEvent } from '../../core/shared/index.ts';

/** Before a product is put into the cart; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartAddEvent extends StoreEvent<AddRequest> {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly additionalFields: string;

  constructor(request: AddRequest) {
    super('store-cart-add', request, true);
    ({
      itemId: this.itemId,
      sku: this.sku,
      quantity: this.quantity,
      additionalFields: this.additionalFields,
    } = request);
  }
}

/** Before a line's quantity is changed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartUpdateEvent extends StoreEvent<{ entry: CartEntry; quantity: number }> {
  readonly entry: CartEntry;
  readonly quantity: number;

  constructor(entry: CartEntry, quantity: number) {
    super('store-cart-update', { entry, quantity }, true);
    this.entry = entry;
    this.quantity = quantity;
  }
}

/** Before a line is removed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartRemoveEvent extends StoreEvent<{ entry: CartEntry }> {
  readonly entry: CartEntry;

  constructor(entry: CartEntry) {
    super('store-cart-remove', { entry }, true);
    this.entry = entry;
  }
}

/** After the cart has changed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartChangeEvent extends StoreEvent<{
  cart: Cart | null;
  newlyAdded: CartEntry | null;
  warnings: readonly string[];
}> {
  readonly cart: Cart | null;
  readonly newlyAdded: CartEntry | null;
  readonly warnings: readonly string[];

  constructor(cart: Cart | null, newlyAdded: CartEntry | null = null, warnings: readonly string[] = []) {
    super('store-cart-change', { cart, newlyAdded, warnings }, false);
    this.cart = cart;
    this.newlyAdded = newlyAdded;
    this.warnings = warnings;
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
