import type { ProductModel, PurchaseFailure, QuantitySettings } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { cancelableEvent } from '../host/index.ts';
import { optionControlName, QUANTITY_NAME } from '../ui/index.ts';

/** An element that sells, and its own settings. */
export interface Seller {
  /** The element that dispatches the events. */
  readonly element: HTMLElement;
  readonly storefront: Storefront;
  /** The product, and what the visitor has chosen and typed. */
  readonly model: ProductModel;
  /** Whether the visitor goes straight to the checkout after adding. */
  readonly isExpress: () => boolean;
  /** Notices are inserted after this element; by default after the seller's, or in its shadow root. */
  readonly noticeAfter?: Element;
  /** How quantities work here; the page's settings by default. */
  readonly getSettings?: () => QuantitySettings;
  /** The locale of amounts here, as a BCP 47 tag; the page's by default, and when empty. */
  readonly getLocale?: () => string;
}

/**
 * Notifies the page of a failure, which it may show itself.
 * @param seller the element that sells
 * @param failure the message for the visitor
 * @returns true when the page shows it
 * Source: docs/behaviour/elements.md §5.1
 */
export function emitFailure({ element }: Seller, failure: PurchaseFailure): boolean {
  const { code, field, title, message } = failure;
  const names = field?.type === 'option' ? field.names.map(optionControlName) : [QUANTITY_NAME];
  return !element.dispatchEvent(
    cancelableEvent('store-error', { code, title, message, field: field ? names.join(' ') : null }),
  );
}
