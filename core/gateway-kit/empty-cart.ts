import type { CartJson } from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';

/**
 * Writes the cart of a visitor whom the backend does not know yet.
 * @param currency of the amounts; undefined leaves it to the page's settings
 */
export function emptyCart(currency: CurrencyCode | undefined): CartJson {
  return {
    id: '',
    entries: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    currency: currency ?? null,
    version: null,
    note: null,
    checkoutUrl: null,
  };
}
