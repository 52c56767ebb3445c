/** A JSON object. */
export type Json = Record<string, unknown>;

/** An entry as the store sends it: two mugs at 18.00. */
export function entryJson(rest: Json = {}): Json {
  return {
    id: 'entry-1',
    itemId: 'mug',
    productType: 1,
    quantity: 2,
    chosenVariant: { sku: 'mug', attributes: {} },
    additionalFields: '',
    title: 'Stoneware Mug',
    subTotal: 3_600,
    purchasePriceCents: 1_800,
    productUrl: '/shop/stoneware-mug',
    image: { assetUrl: '/assets/mug.svg', altText: 'The mug' },
    ...rest,
  };
}

/** A cart as the store sends it, with every documented field. */
export function cartJson(rest: Json = {}): Json {
  return {
    id: 'cart-1',
    websiteId: 'website-1',
    orderId: 'order-1',
    created: 1_700_000_000_000,
    isPurchased: false,
    entries: [entryJson()],
    shippingOptions: [{ name: 'Post' }],
    selectedShippingOption: { name: 'Post' },
    shippingLocation: { country: 'US' },
    applicableTaxRules: [{ rate: 0.1 }],
    coupons: [{ code: 'SPRING' }],
    validCoupons: [{ code: 'SPRING', hasFreeShipping: true }],
    invalidCoupons: [{ code: 'WINTER', message: 'It has expired.' }],
    subtotalCents: 3_600,
    taxCents: 360,
    shippingCostCents: 500,
    discountCents: 100,
    grandTotalCents: 4_360,
    giftCardCents: 1_000,
    totalQuantity: 2,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    version: 3,
    currency: 'USD',
    ...rest,
  };
}
