import {
  createPurchase,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
  type QuantitySettings,
} from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { StoreCartAddEvent, StoreCartChangeEvent, StoreErrorEvent } from '../host/index.ts';
import { optionControlName, QUANTITY_NAME } from './control-names.ts';

/** Who sells: an element, and what is special about it. */
export interface Seller {
  /** The element that sends the events. */
  readonly element: HTMLElement;
  readonly storefront: Storefront;
  /** Whether the visitor goes straight to the checkout after adding. */
  readonly isExpress: () => boolean;
  /** How quantities work at this place; as the page's settings say by default. */
  readonly getSettings?: () => QuantitySettings;
}

/**
 * Makes the purchase of an element's product, which tells the page of each step by events of the element.
 * @param seller the element and its store
 * @param model the product, and what the visitor has chosen and typed
 * Source: docs/behaviour/elements.md §5.1
 */
export function sellerPurchase(seller: Seller, model: ProductModel): Purchase {
  const { element, isExpress } = seller;
  const { cart, session, settings, report } = seller.storefront;
  return createPurchase({
    model,
    cart,
    areCookiesEnabled: () => session.areCookiesEnabled(),
    getSettings: seller.getSettings ?? (() => settings.$settings.get().storeSettings),
    isExpress,
    confirmAdd: (request) => element.dispatchEvent(new StoreCartAddEvent(request)),
    onAdded: (result) => {
      const sender = element.isConnected ? element : document;
      sender.dispatchEvent(new StoreCartChangeEvent(result.cart, result.entry, result.warnings));
      if (isExpress()) location.assign(settings.$settings.get().urls.checkout);
    },
    onFailed: (failure) => !element.dispatchEvent(errorEvent(failure)),
    report,
  });
}

function errorEvent({ code, field, title, message }: PurchaseFailure): StoreErrorEvent {
  const names = field?.type === 'option' ? field.names.map(optionControlName) : [QUANTITY_NAME];
  return new StoreErrorEvent({ code, title, message, field: field ? names.join(' ') : null });
}
