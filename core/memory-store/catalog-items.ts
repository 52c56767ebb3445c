import type { CatalogItem } from './memory-lines.ts';
import { PRODUCT_TYPES } from '../enumerations/index.ts';
import { priceSummary, type Product } from '../product/index.ts';

/**
 * Lists the sellable items of a product: one per variant, at its displayed price.
 * @param product the product
 * @returns items for the catalogue of a memory store
 * Source: docs/behaviour/cart.md §9.3
 */
export function catalogItems(product: Product): readonly CatalogItem[] {
  const { id: itemId, title, type, url, currency } = product;
  return product.variants.map((variant) => {
    const { sku, attributes, stock } = variant;
    return {
      ...{ itemId, sku, title, url, currency, attributes },
      priceCents: priceSummary(product, variant).price?.amountMinor ?? 0,
      ...(!stock.isUnlimited && { quantityInStock: stock.quantity }),
      ...(type !== 'unknown' && { productType: PRODUCT_TYPES[type] }),
      isDigital: type === 'digital',
      requiresShipping: type === 'physical',
      ...(product.additionalFieldsFormId !== null && {
        additionalFieldsFormId: product.additionalFieldsFormId,
      }),
      image: variant.image ?? product.image,
    };
  });
}
