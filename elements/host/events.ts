import type { Cart, CartEntry, AddRequest } from '../../core/cart/index.ts';

/** An event of the store: plain fields, and the same fields as `detail` for those who expect them there. */
class StoreEvent<Detail extends object> extends Event {
  readonly detail: Readonly<Detail>;

  constructor(type: string, detail: Detail, isCancelable: boolean) {
    super(type, { bubbles: true, composed: true, cancelable: isCancelable });
    this.detail = detail;
  }
}

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

/** Before the visitor is sent to the checkout; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeCheckoutEvent extends StoreEvent<{ cart: Cart | null; url: string }> {
  readonly cart: Cart | null;
  readonly url: string;

  constructor(cart: Cart | null, url: string) {
    super('store-before-checkout', { cart, url }, true);
    this.cart = cart;
    this.url = url;
  }
}

/** After another variant was chosen. Source: docs/behaviour/elements.md §5.1. */
export class StoreVariantChangeEvent extends StoreEvent<{
  choice: Readonly<Record<string, string>>;
  sku: string | null;
}> {
  readonly choice: Readonly<Record<string, string>>;
  readonly sku: string | null;

  constructor(choice: Readonly<Record<string, string>>, sku: string | null) {
    super('store-variant-change', { choice, sku }, false);
    this.choice = choice;
    this.sku = sku;
  }
}

/** After another quantity was typed. Source: docs/behaviour/elements.md §5.1. */
export class StoreQuantityChangeEvent extends StoreEvent<{ quantityText: string }> {
  readonly quantityText: string;

  constructor(quantityText: string) {
    super('store-quantity-change', { quantityText }, false);
    this.quantityText = quantityText;
  }
}

/** What `store-error` says. Source: docs/behaviour/elements.md §5.2. */
export interface StoreErrorDetail {
  /** The kind of refusal, or the name of the rule that was broken. */
  readonly code: string;
  /** The field that the visitor should mend, if any. */
  readonly field: string | null;
  readonly title: string;
  readonly message: string;
}

/** Something was refused; `preventDefault()` suppresses our own message. Source: docs/behaviour/elements.md §5.2. */
export class StoreErrorEvent extends StoreEvent<StoreErrorDetail> {
  readonly code: string;
  readonly field: string | null;
  readonly title: string;
  readonly message: string;

  constructor(detail: StoreErrorDetail) {
    super('store-error', detail, true);
    ({ code: this.code, field: this.field, title: this.title, message: this.message } = detail);
  }
}

declare global {
  // Of elements, the document and the window alike: the events bubble, and an element that has left uses the document.
  interface GlobalEventHandlersEventMap {
    'store-cart-add': StoreCartAddEvent;
    'store-cart-update': StoreCartUpdateEvent;
    'store-cart-remove': StoreCartRemoveEvent;
    'store-cart-change': StoreCartChangeEvent;
    'store-before-checkout': StoreBeforeCheckoutEvent;
    'store-variant-change': StoreVariantChangeEvent;
    'store-quantity-change': StoreQuantityChangeEvent;
    'store-error': StoreErrorEvent;
  }
}
