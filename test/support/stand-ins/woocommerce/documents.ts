import type { WooCart, WooItem, WooProduct } from '../../../../core/woocommerce/answers.ts';
import type { Shelf, ShelfProduct, ShelfVariant } from '../shelf.ts';
import { MOST, type Session } from './carts.ts';

/** Settings of the store that change its documents. */
export interface StoreSettings {
  /** The decimals of prices, which need not be those of the currency. */
  readonly decimals: number;
  /** The tax on every product, per cent. */
  readonly taxPercent: number;
  /** Whether shown prices include it. */
  readonly isTaxShown: boolean;
}

/** Writes the documents of a store, with the fields that the documentation of the Store API shows. */
export function documentsOf(shelf: Shelf, { decimals, taxPercent, isTaxShown }: StoreSettings) {
  const currency = { currency_code: 'USD', currency_minor_unit: decimals };
  const amount = (cents: number) => String(Math.round(cents * 10 ** (decimals - 2)));
  const taxOf = (cents: number) => Math.round((cents * taxPercent) / 100);
  const shown = (cents: number) => amount(cents + (isTaxShown ? taxOf(cents) : 0));
  const pricesOf = (cents: number) => {
    const price = shown(cents);
    return { ...currency, price, regular_price: price, sale_price: price, price_range: null };
  };
  const permalinkOf = ({ handle }: ShelfProduct) => `https://store.test/product/${handle}/`;
  const productOf = (one: ShelfVariant) => shelf.products.find(({ variants }) => variants.includes(one))!;
  const imagesOf = ({ handle, title }: ShelfProduct) => [
    { id: 1, src: `https://store.test/wp-content/uploads/${handle}.jpg`, name: `${handle}.jpg`, alt: title },
  ];
  const limitOf = ({ stock }: ShelfVariant) => Math.max(1, Math.min(stock ?? MOST, MOST));

  const stockOf = (variants: readonly ShelfVariant[]) => ({
    is_purchasable: true,
    is_in_stock: variants.some(({ stock }) => stock !== 0),
    low_stock_remaining: variants.length === 1 && (variants[0]!.stock ?? 9) <= 2 ? variants[0]!.stock : null,
    add_to_cart: {
      text: 'Add to cart',
      minimum: 1,
      multiple_of: 1,
      maximum: variants.length === 1 ? limitOf(variants[0]!) : MOST,
    },
  });

  function product(one: ShelfProduct): WooProduct {
    const [first] = one.variants as readonly [ShelfVariant];
    const names = Object.keys(first.attributes);
    const isVariable = names.length > 0;
    return {
      id: isVariable ? one.id : first.id,
      slug: one.handle,
      // As HTML, with numeric entities.
      name: one.title.replaceAll('e', '&#101;'),
      type: isVariable ? 'variable' : 'simple',
      sku: isVariable ? '' : first.sku,
      on_sale: false,
      prices: pricesOf(first.priceCents),
      images: imagesOf(one),
      attributes: names.map((name) => ({
        name,
        taxonomy: `pa_${name.toLowerCase()}`,
        has_variations: true,
        terms: termsOf(one, name),
      })),
      variations: isVariable
        ? one.variants.map(({ id, attributes }) => ({
            id,
            attributes: names.map((name) => ({ name, value: attributes[name]!.toLowerCase() })),
          }))
        : [],
      ...stockOf(one.variants),
    };
  }

  function variation(one: ShelfVariant): WooProduct {
    const parent = productOf(one);
    return {
      ...product(parent),
      id: one.id,
      slug: `${parent.handle}-${one.sku}`,
      type: 'variation',
      sku: one.sku,
      prices: pricesOf(one.priceCents),
      attributes: [],
      variations: [],
      ...stockOf([one]),
    };
  }

  function item({ key, variant, quantity }: Session['items'][number]): WooItem {
    const parent = productOf(variant);
    const cents = variant.priceCents * quantity;
    return {
      key,
      id: variant.id,
      quantity,
      quantity_limits: { maximum: limitOf(variant) },
      name: product(parent).name,
      sku: variant.sku,
      permalink: permalinkOf(parent),
      images: imagesOf(parent),
      variation: Object.entries(variant.attributes).map(([attribute, value]) => ({ attribute, value })),
      prices: pricesOf(variant.priceCents),
      totals: { ...currency, line_subtotal: amount(cents), line_subtotal_tax: amount(taxOf(cents)) },
    };
  }

  function cart({ items, coupons }: Session): WooCart {
    const net = items.reduce((sum, { variant, quantity }) => sum + variant.priceCents * quantity, 0);
    const discount = coupons.length > 0 ? Math.round((net * shelf.coupon.percent) / 100) : 0;
    return {
      items: items.map(item),
      coupons: coupons.map((code) => ({ code })),
      items_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      needs_shipping: items.some(({ variant }) => !productOf(variant).isDigital),
      totals: {
        ...currency,
        total_items: amount(net),
        total_items_tax: amount(taxOf(net)),
        total_discount: amount(discount),
        total_discount_tax: amount(taxOf(discount)),
        total_shipping: null,
        total_shipping_tax: null,
        total_price: amount(net - discount + taxOf(net - discount)),
        total_tax: amount(taxOf(net - discount)),
      },
    };
  }

  return { product, variation, cart };
}

function termsOf({ variants }: ShelfProduct, name: string) {
  const values = [...new Set(variants.map(({ attributes }) => attributes[name]!))];
  return values.map((value) => ({ id: 1, name: value, slug: value.toLowerCase() }));
}
