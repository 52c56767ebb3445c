import { questionsOf } from '../answers/index.ts';
import type { CatalogItem } from './memory-lines.ts';
import { PRODUCT_TYPES } from '../enumerations/index.ts';
import { priceSummary, type Product } from '../product/index.ts';

/**
 * Lists the sellable items of a product: one per variant with a price, at that price.
 * @param product the product
 * @returns items for the catalogue of a memory store
 * Source: docs/behaviour/cart.md §9.3
 */
export function catalogItems(product: Product): readonly CatalogItem[] {
  const { id: itemId, title, type, url, currency } = product;
  return product.variants.flatMap((variant) => {
    const { sku, attributes, stock } = variant;
    const { price } = priceSummary(product, variant);
    // Without a price it is not for sale, which is not the same as free.
    if (price === null) return [];
    const item: CatalogItem = {
      ...{ itemId, sku, title, url, currency, attributes },
      priceCents: price.amountMinor,
      ...(!stock.isUnlimited && stock.quantity !== null && { quantityInStock: stock.quantity }),
      ...(type !== 'unknown' && { productType: PRODUCT_TYPES[type] }),
      isDigital: type === 'digital',
      requiresShipping: type === 'physical',
      ...(product.additionalFieldsFormId !== null && {
        additionalFieldsFormId: product.additionalFieldsFormId,
      }),
      questions: questionsOf(product.additionalFieldsForm) ?? null,
      image: variant.image ?? product.image,
    };
    return [item];
  });
}
