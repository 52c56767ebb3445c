import {
  createPurchase,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
} from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { StoreCartAddEvent, StoreCartChangeEvent, StoreErrorEvent } from '../host/index.ts';
import { optionControlName, QUANTITY_NAME } from './control-names.ts';

/** An element that sells. */
interface Seller extends HTMLElement {
  readonly storefront: Storefront;
  /** Whether the visitor goes straight to the checkout after adding. */
  readonly express: boolean;
}

/**
 * Makes the purchase of an element's product, which tells the page of each step by events of the element.
 * @param host the element
 * @param model the product, and what the visitor has chosen and typed
 * @returns the purchase
 * Source: design §5.5
 */
export function elementPurchase(host: Seller, model: ProductModel): Purchase {
  const { cart, session, settings, report } = host.storefront;
  return createPurchase({
    model,
    cart,
    areCookiesEnabled: () => session.areCookiesEnabled(),
    getSettings: () => settings.$settings.get().storeSettings,
    isExpress: () => host.express,
    confirmAdd: (request) => host.dispatchEvent(new StoreCartAddEvent(request)),
    onAdded: (result) => {
      const sender = host.isConnected ? host : document;
      sender.dispatchEvent(new StoreCartChangeEvent(result.cart, result.entry, result.warnings));
      if (host.express) location.assign(settings.$settings.get().urls.checkout);
    },
    onFailed: (failure) => !host.dispatchEvent(errorEvent(failure)),
    report,
  });
}

function errorEvent({ code, field, title, message }: PurchaseFailure): StoreErrorEvent {
  const names = field?.type === 'option' ? field.names.map(optionControlName) : [QUANTITY_NAME];
  return new StoreErrorEvent({ code, title, message, field: field ? names.join(' ') : null });
}
