import type { ProductModel, PurchaseFailure, QuantitySettings } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { StoreErrorEvent } from '../host/index.ts';
import { optionControlName, QUANTITY_NAME } from './control-names.ts';

/** Who sells: an element, and what is special about it. */
export interface Seller {
  /** The element that sends the events. */
  readonly element: HTMLElement;
  readonly storefront: Storefront;
  /** The product, and what the visitor has chosen and typed. */
  readonly model: ProductModel;
  /** Whether the visitor goes straight to the checkout after adding. */
  readonly isExpress: () => boolean;
  /** After what notices stand in the page; after the element itself by default, or in its shadow root. */
  readonly noticeAfter?: Element;
  /** How quantities work at this place; as the page's settings say by default. */
  readonly getSettings?: () => QuantitySettings;
  /** How amounts are written at this place, as a BCP 47 tag; as the page says by default, and where it is empty. */
  readonly getLocale?: () => string;
}

/**
 * Tells the page of a failure, which may show it itself.
 * @param seller who sells
 * @param failure what the visitor would be told
 * @returns true when the page shows it
 * Source: docs/behaviour/elements.md §5.1
 */
export function tellFailure({ element }: Seller, failure: PurchaseFailure): boolean {
  const { code, field, title, message } = failure;
  const names = field?.type === 'option' ? field.names.map(optionControlName) : [QUANTITY_NAME];
  return !element.dispatchEvent(
    new StoreErrorEvent({ code, title, message, field: field ? names.join(' ') : null }),
  );
}
