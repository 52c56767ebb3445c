import { isJsonObject } from '../json/index.ts';
import { parseProduct, type Product, type PurchaseWay } from '../product/index.ts';

/**
 * Returns whether a visitor can choose between buying a product once and subscribing to it.
 * @param product the product
 * @returns true where it is sold once and has a plan
 * Source: docs/behaviour/subscriptions.md §4.1
 */
export function hasWays({ subscribing, subscriptionPlan }: Product): boolean {
  return subscribing !== null && subscriptionPlan !== null;
}

/**
 * Returns a product as sold in one of its ways, with the prices of that way.
 * @param product the product, in any way
 * @param way once or by subscription
 * @returns the product with its current stock; the same object where nothing changes
 * Source: docs/behaviour/subscriptions.md §4.2
 */
export function boughtAs(product: Product, way: PurchaseWay): Product {
  const isSubscribable = way === 'subscribe';
  const { subscribing: item, currency: fallbackCurrency } = product;
  if (isSubscribable === product.isSubscribable || !hasWays(product)) return product;
  // The document has been reported on already.
  const report = () => undefined;
  const priced = parseProduct(isSubscribable ? withPlanPrices(item) : item, { fallbackCurrency, report });
  const variants = product.variants.map((variant, index) => {
    const { price, salePrice, isOnSale } = priced?.variants[index] ?? variant;
    return { ...variant, price, salePrice, isOnSale };
  });
  return { ...product, isSubscribable, variants };
}

/** A plan's price is the first pricing option of each variant; without one it costs the same as once. */
function withPlanPrices(item: unknown): unknown {
  if (!isJsonObject(item) || !isJsonObject(item.structuredContent)) return item;
  const { structuredContent } = item;
  const { variants } = structuredContent;
  return {
    ...item,
    structuredContent: {
      ...structuredContent,
      variants: Array.isArray(variants) ? variants.map(withPlanPrice) : variants,
    },
  };
}

function withPlanPrice(variant: unknown): unknown {
  if (!isJsonObject(variant) || !Array.isArray(variant.pricingOptions)) return variant;
  const option: unknown = variant.pricingOptions[0];
  if (!isJsonObject(option)) return variant;
  const { price, priceMoney, salePrice, salePriceMoney, onSale } = option;
  return { ...variant, price, priceMoney, salePrice, salePriceMoney, onSale };
}
