import type { ProductItem, VariantItem } from '../product/index.ts';
import { majorUnits } from './amounts.ts';
import type { WooProduct } from './answers.ts';
import type { Listed } from './catalog.ts';
import { textOf } from './text-of.ts';
import { stockOf, type WooVariant } from './variants.ts';

/** The Store API does not tell what is digital. */
const PHYSICAL = 1;

/**
 * Writes a product as our product JSON.
 * @param listed the product with its variants
 * Source: docs/behaviour/gateways.md §5.2
 */
export function productJson({ product, variants }: Listed): ProductItem {
  const [first] = variants;
  return {
    id: product.slug,
    title: textOf(product.name),
    ...imageJson(product),
    structuredContent: {
      productType: PHYSICAL,
      ...pricesOf(product),
      variants: variants.map(variantJson),
      variantOptionOrdering: first ? Object.keys(first.attributes) : [],
    },
  };
}

function variantJson({ sku, product, attributes }: WooVariant): VariantItem {
  const { isUnlimited, quantity } = stockOf(product);
  return {
    id: String(product.id),
    sku,
    ...pricesOf(product),
    unlimited: isUnlimited,
    ...(quantity === null ? { inStock: true } : { qtyInStock: quantity }),
    attributes,
    ...imageJson(product),
  };
}

function pricesOf({
  prices,
  on_sale: isOnSale,
}: WooProduct): Pick<VariantItem, 'onSale' | 'priceMoney' | 'salePriceMoney'> {
  const { currency_code: currency, price, regular_price: regular } = prices;
  const money = (amount: string) => ({ value: majorUnits(amount, prices), currency });
  if (!isOnSale) return { priceMoney: money(price) };
  return { onSale: true, priceMoney: money(regular), salePriceMoney: money(price) };
}

function imageJson({ images: [image] }: Pick<WooProduct, 'images'>): Pick<ProductItem, 'mainImage'> {
  return image ? { mainImage: { assetUrl: image.src, altText: textOf(image.alt) } } : {};
}
