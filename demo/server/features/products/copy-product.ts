import { randomUUID } from 'node:crypto';

import type { EditedProduct } from './edited-product.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/**
 * Copies a product: unpublished, with its own URL and skus, and none in stock where stock is counted.
 * @param product the original
 * Source: docs/behaviour/owner-pages.md §17.5
 */
export function copyProduct(product: EditedProduct): EditedProduct {
  const { version: _, ...original } = product as EditedProduct & { readonly version?: number };
  return {
    ...original,
    id: randomUUID(),
    title: PRODUCT_TEXTS.copyOf(product.title).slice(0, PRODUCT_LIMITS.titleLength),
    slug: '',
    isPublished: false,
    variants: product.variants.map(({ previousSku: _sku, seenStock: _stock, ...variant }) => ({
      ...variant,
      sku: '',
      stock: variant.stock === null ? null : 0,
    })),
  };
}
