import type { StoreTransaction } from '../../platform/database/tables.ts';
import { findProduct, type ProductItem, STOCK_RULES } from '../catalogue/index.ts';
import type { Target } from './schemas.ts';

/**
 * Checks whether visitors can buy a variant.
 * @param transaction an open transaction
 * @param target the variant
 */
export async function isInStock(
  transaction: StoreTransaction,
  { productId, variantId }: Target,
): Promise<boolean> {
  return hasStock(await findProduct(transaction, 'id', productId), variantId);
}

/**
 * Checks whether a product that was read has a variant that can be bought.
 * @param product as visitors see it; undefined if they do not
 * @param variantId the variant
 */
export function hasStock(product: ProductItem | undefined, variantId: string): boolean {
  const variant = product?.structuredContent.variants.find(({ id }) => id === variantId);
  return variant !== undefined && STOCK_RULES.isAvailable(variant);
}
