import {
  isVariantInStock,
  productStatus,
  type ProductModel,
  type Variant,
} from '../../core/product/index.ts';
import type { RestockTarget } from '../../core/restock/index.ts';

/** The variant that the visitor wants, and whether it is sold out. */
export interface ShownTarget extends RestockTarget {
  readonly isSoldOut: boolean;
}

/**
 * Finds the variant that a sign-up is about.
 * @param model the product, and what the visitor has chosen
 * @param variantId the variant that the tag names; '' for the chosen one
 * @returns null while none is chosen, and for a variant that the product does not have
 * Source: docs/behaviour/restock.md §1.3
 */
export function restockTargetOf({ $product, $match }: ProductModel, variantId: string): ShownTarget | null {
  const product = $product.get();
  const match = $match.get();
  if (!product) return null;
  const chosen = match?.state === 'matched' ? match.variant : undefined;
  const variant: Variant | undefined =
    variantId === '' ? chosen : product.variants.find(({ id }) => id === variantId);
  if (!variant) return null;
  // Products without stock, such as files, are available whatever their document says.
  const isSoldOut = !isVariantInStock(variant) && productStatus(product, variant) === 'sold-out';
  return { productId: product.id, variantId: variant.id, isSoldOut };
}
