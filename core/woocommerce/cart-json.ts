import type { CartEntryJson, CartJson } from '../cart/index.ts';
import { centsOf } from './amounts.ts';
import type { WooCart, WooItem } from './answers.ts';
import type { Catalog } from './catalog.ts';
import { textOf } from './text-of.ts';

const PHYSICAL = 1;

/**
 * Writes a cart as our cart JSON.
 * @param cart the cart
 * @param name names what a line holds
 * @param apiRoot the address of the store's site
 * Source: docs/behaviour/gateways.md §5.4, §5.5
 */
export function cartJson(cart: WooCart, name: Catalog['name'], apiRoot: string): CartJson {
  const { items, coupons, totals, needs_shipping: requiresShipping } = cart;
  const isTaxed = items.some(includesTax);
  const sum = (amount: string | null, tax: string | null) =>
    centsOf(totals, amount, ...(isTaxed ? [tax] : []));
  const codes = coupons.map(({ code }) => ({ code }));
  const isDigital = items.length > 0 && !requiresShipping;
  return {
    // The cart has no id; its token is a secret.
    id: items.length > 0 ? 'cart' : '',
    entries: items.map((item) => entryJson(item, name, isTaxed)),
    coupons: codes,
    validCoupons: codes,
    invalidCoupons: [],
    subtotalCents: sum(totals.total_items, totals.total_items_tax),
    // Where prices include it, it is part of every other amount.
    ...(!isTaxed && { taxCents: centsOf(totals, totals.total_tax) }),
    shippingCostCents: requiresShipping ? sum(totals.total_shipping, totals.total_shipping_tax) : 0,
    discountCents: sum(totals.total_discount, totals.total_discount_tax),
    grandTotalCents: centsOf(totals, totals.total_price),
    totalQuantity: cart.items_count,
    // Single lines do not tell.
    hasDigital: isDigital,
    purelyDigital: isDigital,
    requiresShipping,
    currency: totals.currency_code,
    version: null,
    note: null,
    checkoutUrl: checkoutUrlOf(cart, apiRoot),
  };
}

function entryJson(item: WooItem, name: Catalog['name'], isTaxed: boolean): CartEntryJson {
  const {
    totals,
    prices,
    variation,
    images: [image],
  } = item;
  const { itemId, sku } = name(item);
  const attributes = variation.map(({ attribute, value }) => [textOf(attribute), textOf(value)] as const);
  const tax = isTaxed ? [totals.line_subtotal_tax] : [];
  return {
    id: item.key,
    itemId,
    productType: PHYSICAL,
    quantity: item.quantity,
    chosenVariant: { sku, attributes: Object.fromEntries(attributes) },
    additionalFields: '',
    additionalFieldsFormId: null,
    title: textOf(item.name),
    subTotal: centsOf(totals, totals.line_subtotal, ...tax),
    purchasePriceCents: centsOf(prices, prices.price),
    productUrl: null,
    image: image ? { assetUrl: image.src, altText: textOf(image.alt) } : null,
  };
}

/** The store's setting decides whether shown prices include tax; totals never do. */
function includesTax({ prices, quantity, totals }: WooItem): boolean {
  const shown = Number(prices.price) * quantity;
  const [net, tax] = [Number(totals.line_subtotal), Number(totals.line_subtotal_tax)];
  return tax > 0 && Math.abs(shown - net - tax) < Math.abs(shown - net);
}

/** A link that fills a cart of the store itself, because the page's cart is behind a token. */
function checkoutUrlOf({ items, coupons: [coupon] }: WooCart, apiRoot: string): string | null {
  if (items.length === 0) return null;
  const products = items.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
  const code = coupon ? `&coupon=${encodeURIComponent(coupon.code)}` : '';
  return `${apiRoot}/checkout-link/?products=${products}${code}`;
}
