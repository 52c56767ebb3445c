import type { CartEntryJson, CartJson } from '../cart/index.ts';
import type { ShopCart, ShopLine, ShopMerchandise, ShopMoney } from './answers.ts';
import { additionalFieldsOf } from './line-attributes.ts';
import { centsOf, typeOf } from './product-json.ts';
import { chosenOf, skuOf } from './variants.ts';

/**
 * Writes a cart as our cart JSON. Shopify knows taxes and shipping at the checkout only.
 * @param cart the cart, with all its lines
 * @param variantsOf the known variants of a product
 * Source: docs/behaviour/gateways.md §4.4
 */
export function cartJson(
  cart: ShopCart,
  variantsOf: (handle: string) => readonly ShopMerchandise[],
): CartJson {
  const { nodes: lines } = cart.lines;
  const shipped = lines.filter(({ merchandise }) => merchandise.requiresShipping);
  const discounts = [cart, ...lines].flatMap(({ discountAllocations }) => discountAllocations);
  const codesOf = (isApplicable: boolean) =>
    cart.discountCodes.filter(({ applicable }) => applicable === isApplicable).map(({ code }) => ({ code }));
  return {
    id: cart.id,
    entries: lines.map((line) => entryJson(line, variantsOf(line.merchandise.product.handle))),
    coupons: cart.discountCodes.map(({ code }) => ({ code })),
    validCoupons: codesOf(true),
    invalidCoupons: codesOf(false),
    subtotalCents: sumOf(lines.map(({ cost }) => cost.subtotalAmount)),
    discountCents: sumOf(discounts.map(({ discountedAmount }) => discountedAmount)),
    grandTotalCents: centsOf(cart.cost.totalAmount),
    totalQuantity: cart.totalQuantity,
    hasDigital: shipped.length < lines.length,
    purelyDigital: lines.length > 0 && shipped.length === 0,
    requiresShipping: shipped.length > 0,
    currency: cart.cost.totalAmount.currencyCode,
    version: null,
    note: cart.note || null,
    checkoutUrl: cart.checkoutUrl,
  };
}

function entryJson(
  { id, quantity, attributes, cost, merchandise }: ShopLine,
  siblings: readonly ShopMerchandise[],
): CartEntryJson {
  const { product, image } = merchandise;
  return {
    id,
    itemId: product.handle,
    productType: typeOf(product, merchandise),
    quantity,
    chosenVariant: { sku: skuOf(merchandise, siblings), attributes: chosenOf(merchandise) },
    additionalFields: additionalFieldsOf(attributes),
    additionalFieldsFormId: null,
    title: product.title,
    subTotal: centsOf(cost.subtotalAmount),
    purchasePriceCents: centsOf(cost.amountPerQuantity),
    productUrl: null,
    image: image && { assetUrl: image.url, altText: image.altText ?? '' },
  };
}

/** Undefined where one amount is unknown. */
function sumOf(amounts: readonly ShopMoney[]): number | undefined {
  const sum = amounts.reduce((total, amount) => total + (centsOf(amount) ?? Number.NaN), 0);
  return Number.isNaN(sum) ? undefined : sum;
}
