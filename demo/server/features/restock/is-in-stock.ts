import type { StoreTransaction } from '../../platform/database/tables.ts';
import { findProduct, STOCK_RULES } from '../catalogue/index.ts';
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
  const product = await findProduct(transaction, 'id', productId);
  const variant = product?.structuredContent.variants.find(({ id }) => id === variantId);
  return variant !== undefined && STOCK_RULES.isAvailable(variant);
}
