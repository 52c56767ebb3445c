import type { ProductFacts } from '../../core/analytics/index.ts';
import { effectivePrice } from '../../core/purchase/index.ts';
import { priceSummary, type Product } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';

/**
 * Collects the facts of a product, as the visitor sees it.
 * @param shop knows the products of the page
 * @param itemId the product
 * @param sku the variant; null for none
 * @returns its facts; the id alone for a product that the page has not shown
 * Source: docs/behaviour/analytics.md §10.2
 */
export function productFacts(shop: Storefront, itemId: string, sku: string | null): ProductFacts {
  const product = shop.products.get(itemId);
  if (!product) return { itemId, title: null, sku, price: null, kind: 'unknown' };
  return { itemId, title: product.title, sku, price: priceOf(product, sku), kind: product.type };
}

/**
 * Finds the product that the page is about: the page's item, or the only product there is.
 * @param shop knows the products of the page
 * @returns its facts; null for a page without a product, or with several
 * Source: docs/behaviour/analytics.md §10.2
 */
export function shownProduct(shop: Storefront): ProductFacts | null {
  const { item } = shop.settings.$settings.get();
  const ids = [...shop.products.keys()];
  const itemId =
    ids.find((id) => id === item?.id) ?? (item === null && ids.length === 1 ? ids[0] : undefined);
  return itemId === undefined ? null : productFacts(shop, itemId, null);
}

function priceOf(product: Product, sku: string | null) {
  const variant = product.variants.find((each) => sku !== null && each.sku === sku);
  return variant ? effectivePrice(variant) : priceSummary(product, null).price;
}
