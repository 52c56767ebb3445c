import { parseProduct, type Product } from '../../../core/product/index.ts';

/** A field of a document, as JSON. */
export type Json = Record<string, unknown>;

/** A variant as the store writes it: 24.00 USD, five in stock. */
export function variantJson(sku: string, attributes: Json, rest: Json = {}): Json {
  return {
    id: `variant-${sku}`,
    sku,
    price: 2400,
    salePrice: 0,
    priceMoney: { value: '24.00', currency: 'USD' },
    salePriceMoney: { value: '0.00', currency: 'USD' },
    onSale: false,
    unlimited: false,
    qtyInStock: 5,
    attributes,
    optionValues: Object.entries(attributes).map(([optionName, value]) => ({ optionName, value })),
    ...rest,
  };
}

/** A product item as the store writes it. */
export function productJson(content: Json, rest: Json = {}): Json {
  return {
    id: 'tee',
    collectionId: 'shop',
    title: 'Linen Tee',
    fullUrl: '/shop/linen-tee',
    structuredContent: {
      productType: 1,
      variants: [],
      variantOptionOrdering: [],
      isSubscribable: false,
      subscriptionPlan: null,
      onSale: false,
      additionalFieldsFormId: null,
      useCustomAddButtonText: false,
      customAddButtonText: '',
      ...content,
    },
    ...rest,
  };
}

/** A tee in two colours and two sizes; Sand in M is sold out, Ink in M does not exist. */
export const TEE = productJson({
  variantOptionOrdering: ['Color', 'Size'],
  variants: [
    variantJson('sand-s', { Color: 'Sand', Size: 'S' }),
    variantJson('sand-m', { Color: 'Sand', Size: 'M' }, { qtyInStock: 0 }),
    variantJson('ink-s', { Color: 'Ink', Size: 'S' }),
  ],
});

/** A physical product without options. */
export const MUG = productJson(
  { variants: [variantJson('mug', {}, { qtyInStock: 50 })] },
  { id: 'mug', title: 'Stoneware Mug', fullUrl: '/shop/mug' },
);

/** A gift card with two denominations. */
export const GIFT_CARD = productJson(
  {
    productType: 4,
    variantOptionOrdering: ['Denomination'],
    variants: [
      variantJson('gift-25', { Denomination: '$25' }, { price: 2500, priceMoney: undefined }),
      variantJson('gift-50', { Denomination: '$50' }, { price: 5000, priceMoney: undefined }),
    ],
  },
  { id: 'gift-card', title: 'Gift Card' },
);

/** Parses a document that must be a product without a fault. */
export function productOf(json: unknown): Product {
  const { product, reports } = parse(json);
  if (!product || reports.length > 0) throw new Error(`not a clean product: ${reports.join('; ')}`);
  return product;
}

/** Parses a document and collects its reports. */
export function parse(
  json: unknown,
  fallbackCurrency: 'USD' | 'EUR' | 'JPY' = 'USD',
): { readonly product: Product | null; readonly reports: readonly string[] } {
  const reports: string[] = [];
  const report = (error: unknown) => reports.push(error instanceof Error ? error.message : 'no error');
  return { product: parseProduct(json, { fallbackCurrency, report }), reports };
}

/** Parses a product with one variant, with its fields replaced. */
export function parseVariantWith(rest: Json, fallbackCurrency: 'USD' | 'EUR' | 'JPY' = 'USD') {
  const { product, reports } = parse(
    productJson({ variants: [variantJson('only', {}, rest)] }),
    fallbackCurrency,
  );
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error('the fixture has a variant');
  return { product, variant, reports };
}

/** A product with further content. */
export const withContent = (json: Json, content: Json): Json => ({
  ...json,
  structuredContent: { ...(json.structuredContent as Json), ...content },
});
