import { parseMajorUnits } from '../money/index.ts';
import type { ProductItem, VariantItem } from '../product/index.ts';
import type { ShopMerchandise, ShopMoney, ShopProduct, ShopVariant } from './answers.ts';
import { chosenOf, skuOf, stockOf } from './variants.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;

/**
 * Writes a product as our product JSON.
 * @param product the product, with all its variants
 * Source: docs/behaviour/gateways.md §4.2
 */
export function productJson(product: ShopProduct): ProductItem {
  const { handle, title, featuredImage } = product;
  const { nodes: variants } = product.variants;
  const [first] = variants;
  const isEndless = variants.every((variant) => stockOf(variant).isUnlimited);
  const productType = first ? typeOf(product, first) : PHYSICAL;
  return {
    id: handle,
    title,
    ...imageJson(featuredImage),
    structuredContent: {
      // What is digital never runs out in our products.
      productType: productType === DIGITAL && !isEndless ? SERVICE : productType,
      ...(first && pricesOf(first)),
      variants: variants.map((variant) => variantJson(variant, variants)),
      variantOptionOrdering: first ? Object.keys(chosenOf(first)) : [],
    },
  };
}

/**
 * Tells the type of a product by one of its variants.
 * @param product the product
 * @param variant one of its variants
 * @returns the code of our product JSON
 */
export function typeOf({ isGiftCard }: Pick<ShopProduct, 'isGiftCard'>, variant: ShopMerchandise): number {
  if (isGiftCard) return GIFT_CARD;
  if (variant.requiresShipping) return PHYSICAL;
  // Digital products have a single price.
  return Object.keys(chosenOf(variant)).length > 0 ? SERVICE : DIGITAL;
}

function variantJson(variant: ShopVariant, siblings: readonly ShopVariant[]): VariantItem {
  const { isUnlimited, quantity } = stockOf(variant);
  return {
    id: variant.id,
    sku: skuOf(variant, siblings),
    ...pricesOf(variant),
    unlimited: isUnlimited,
    ...(quantity === null ? { inStock: true } : { qtyInStock: quantity }),
    attributes: chosenOf(variant),
    ...imageJson(variant.image),
  };
}

function pricesOf({
  price,
  compareAtPrice,
}: ShopVariant): Pick<VariantItem, 'onSale' | 'priceMoney' | 'salePriceMoney'> {
  const isOnSale = compareAtPrice !== null && (centsOf(compareAtPrice) ?? 0) > (centsOf(price) ?? 0);
  if (!isOnSale) return { priceMoney: moneyJson(price) };
  return { onSale: true, priceMoney: moneyJson(compareAtPrice), salePriceMoney: moneyJson(price) };
}

/**
 * Converts an amount to minor units.
 * @param money the amount; digits beyond the currency's are rounded
 * @returns undefined for an unknown currency
 */
export function centsOf({ amount, currencyCode }: ShopMoney): number | undefined {
  return parseMajorUnits(amount, currencyCode)?.amountMinor;
}

const moneyJson = ({ amount, currencyCode }: ShopMoney) => ({ value: amount, currency: currencyCode });

function imageJson(image: ShopMerchandise['image']) {
  return image ? { mainImage: { assetUrl: image.url, altText: image.altText ?? '' } } : {};
}
