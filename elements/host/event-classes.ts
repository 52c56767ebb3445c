// Generated from store-events.ts by `npm run generate`.
import { eventClass } from './event-class.ts';

/** Before a product is put into the cart; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartAddEvent extends /* @__PURE__ */ eventClass('store-cart-add', true) {}

/** Before a line's quantity is changed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartUpdateEvent extends /* @__PURE__ */ eventClass('store-cart-update', true) {}

/** Before a line is removed; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartRemoveEvent extends /* @__PURE__ */ eventClass('store-cart-remove', true) {}

/** After the cart has changed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCartChangeEvent extends /* @__PURE__ */ eventClass('store-cart-change', false) {}

/** After another variant was chosen. Source: docs/behaviour/elements.md §5.1. */
export class StoreVariantChangeEvent extends /* @__PURE__ */ eventClass('store-variant-change', false) {}

/** After another quantity was typed. Source: docs/behaviour/elements.md §5.1. */
export class StoreQuantityChangeEvent extends /* @__PURE__ */ eventClass('store-quantity-change', false) {}

/** After the store has saved a form. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSubmittedEvent extends /* @__PURE__ */ eventClass('store-form-submitted', false) {}

/** Before a visitor is signed up for a restock; `preventDefault()` leaves it to the page; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreRestockSignupEvent extends /* @__PURE__ */ eventClass('store-restock-signup', true) {}

/** After the store has saved the sign-up. Source: docs/behaviour/elements.md §5.1. */
export class StoreRestockSignedUpEvent extends /* @__PURE__ */ eventClass('store-restock-signed-up', false) {}

/** After the visitor has logged in or out through a tag. Source: docs/behaviour/elements.md §5.1. */
export class StoreMemberChangeEvent extends /* @__PURE__ */ eventClass('store-member-change', false) {}

/** Before the visitor is taken to the page in another language; a page translated in place prevents it; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeLocaleChangeEvent
  extends /* @__PURE__ */ eventClass('store-before-locale-change', true) {}

/** On the document, after the page has loaded in another language, or changed its language in place. Source: docs/behaviour/elements.md §5.1. */
export class StoreLocaleChangeEvent extends /* @__PURE__ */ eventClass('store-locale-change', false) {}

/** Before an edited form is saved; `preventDefault()` leaves it to the page; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSaveEvent extends /* @__PURE__ */ eventClass('store-form-save', true) {}

/** After the store has saved an edited form. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSavedEvent extends /* @__PURE__ */ eventClass('store-form-saved', false) {}

/** Before a dialog opens; `preventDefault()` leaves the page without it; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreOpenEvent extends /* @__PURE__ */ eventClass('store-open', true) {}

/** After a dialog has closed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCloseEvent extends /* @__PURE__ */ eventClass('store-close', false) {}

/** After the store has saved an owner's change. Source: docs/behaviour/elements.md §5.1. */
export class StoreOwnerSavedEvent extends /* @__PURE__ */ eventClass('store-owner-saved', false) {}

/** After a visitor has opened a lesson, or reached the paywall of a video. Source: docs/behaviour/elements.md §5.1. */
export class StoreVisitEvent extends /* @__PURE__ */ eventClass('store-visit', false) {}

/** After a gallery has moved to another picture, automatically or by the visitor. Source: docs/behaviour/elements.md §5.1. */
export class StoreGalleryChangeEvent extends /* @__PURE__ */ eventClass('store-gallery-change', false) {}

/** After something was refused; `preventDefault()` suppresses our own message; cancelable. Source: docs/behaviour/elements.md §5.1. */
export class StoreErrorEvent extends /* @__PURE__ */ eventClass('store-error', true) {}

/** Name → event. Source: docs/behaviour/elements.md §5.1. */
export interface StoreEventMap {
  'store-cart-add': StoreCartAddEvent;
  'store-cart-update': StoreCartUpdateEvent;
  'store-cart-remove': StoreCartRemoveEvent;
  'store-cart-change': StoreCartChangeEvent;
  'store-variant-change': StoreVariantChangeEvent;
  'store-quantity-change': StoreQuantityChangeEvent;
  'store-form-submitted': StoreFormSubmittedEvent;
  'store-restock-signup': StoreRestockSignupEvent;
  'store-restock-signed-up': StoreRestockSignedUpEvent;
  'store-member-change': StoreMemberChangeEvent;
  'store-before-locale-change': StoreBeforeLocaleChangeEvent;
  'store-locale-change': StoreLocaleChangeEvent;
  'store-form-save': StoreFormSaveEvent;
  'store-form-saved': StoreFormSavedEvent;
  'store-open': StoreOpenEvent;
  'store-close': StoreCloseEvent;
  'store-owner-saved': StoreOwnerSavedEvent;
  'store-visit': StoreVisitEvent;
  'store-gallery-change': StoreGalleryChangeEvent;
  'store-error': StoreErrorEvent;
}

declare global {
  // For elements, the document and the window: the events bubble, and some are dispatched on the document.
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with the browser's
  interface GlobalEventHandlersEventMap extends StoreEventMap {}
}
