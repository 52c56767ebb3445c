import type { Cart, CartEntry } from './cart.ts';
import type { MemoryLine } from './memory-lines.ts';

/** The state of a memory cart. */
export interface MemoryCart {
  /** Empty before the first line was added. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly lines: readonly MemoryLine[];
  readonly version: number;
  readonly currency: string;
}

/**
 * Writes a memory cart as a backend answers it.
 * @param state the cart's state
 * @returns the cart, with every field
 * Source: docs/behaviour/cart.md §1.1
 */
export function toCart({ id, created, lines, version, currency }: MemoryCart): Cart {
  const entries = lines.map(entryOf);
  const subtotalCents = lines.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);
  const digital = lines.filter(({ item }) => item.isDigital);
  return {
    id,
    websiteId: '',
    orderId: '',
    created,
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: lines.length > 0 && digital.length === lines.length,
    requiresShipping: digital.length < lines.length,
    currency,
    version,
  };
}

function entryOf({ id, item, quantity, additionalFields }: MemoryLine): CartEntry {
  return {
    id,
    itemId: item.itemId,
    quantity,
    chosenVariant: { sku: item.sku, attributes: item.attributes ?? {} },
    additionalFields,
    title: item.title,
    subTotal: item.priceCents * quantity,
    purchasePriceCents: item.priceCents,
    productUrl: null,
    image: null,
  };
}
