/** Product items of a small shop, in the JSON that `store-product` takes; frozen. Source: docs/behaviour/products.md §1. */

const CURRENCY = 'USD';

const usd = (value: string) => ({ value, currency: CURRENCY });

const TEE_STOCK = [
  ['Sand', 'S', 8],
  ['Sand', 'M', 0],
  ['Ink', 'S', 3],
  ['Ink', 'M', 12],
] as const;

/** Physical, two options (Color, Size); sand in M is sold out. 24 US dollars. */
export const teeProduct = freeze({
  id: 'tee',
  title: 'Everyday Tee',
  fullUrl: '/shop/everyday-tee',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Color', 'Size'],
    variants: TEE_STOCK.map(([color, size, qtyInStock]) => ({
      id: `tee-${color}-${size}`.toLowerCase(),
      sku: `tee-${color}-${size}`.toLowerCase(),
      priceMoney: usd('24.00'),
      onSale: false,
      unlimited: false,
      qtyInStock,
      attributes: { Color: color, Size: size },
    })),
  },
});

/** Physical, nothing to choose, 50 in stock. 18 US dollars. */
export const mugProduct = freeze({
  id: 'mug',
  title: 'Stoneware Mug',
  fullUrl: '/shop/mug',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: [],
    variants: [
      {
        id: 'mug',
        sku: 'mug',
        priceMoney: usd('18.00'),
        onSale: false,
        unlimited: false,
        qtyInStock: 50,
        attributes: {},
      },
    ],
  },
});

/** Digital, unlimited, on sale: 12 instead of 15 US dollars. */
export const printProduct = freeze({
  id: 'print',
  title: 'Harbor Print',
  fullUrl: '/shop/harbour-print',
  structuredContent: {
    productType: 2,
    variantOptionOrdering: [],
    variants: [
      {
        id: 'print',
        sku: 'print',
        priceMoney: usd('15.00'),
        salePriceMoney: usd('12.00'),
        onSale: true,
        unlimited: true,
        qtyInStock: 0,
        attributes: {},
      },
    ],
    onSale: true,
    priceMoney: usd('15.00'),
    salePriceMoney: usd('12.00'),
  },
});

function freeze<const Value extends object>(value: Value): Value {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) freeze(inner as object);
  }
  return Object.freeze(value);
}
