import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal, refusal, soldOut } from '../../platform/shared/refusal.ts';
import { pleaseSelect } from '../../platform/shared/please-select.ts';
import { findProduct, type ProductItem, type ProductVariant } from '../catalogue/index.ts';

/**
 * Finds the variant that a request refers to.
 * @param transaction an open transaction
 * @param itemId the product
 * @param sku the variant, or null for a product's only one
 * @param way once or as a subscription
 * @throws Refusal 404 for an unknown product, 409 for one of an unknown kind, 422 for an unknown or missing variant or a
 * subscription
 * Source: docs/behaviour/reference-store.md §2.4
 */
export async function findVariant(
  transaction: StoreTransaction,
  itemId: string,
  sku: string | null,
  way: 'once' | 'subscription' = 'once',
): Promise<ProductVariant> {
  const product = await findProduct(transaction, 'id', itemId);
  if (product === undefined) throw refusal(404, 'unknownItem');
  const { isSubscribable, productSubscriptionOptions, productType } = product.structuredContent;
  if (KIND_RULES[kindOfCode(productType)].stock === 'none') throw soldOut();
  if (way === 'subscription' && !isSubscribable) throw refusal(422, 'noSubscription');
  if (way === 'once' && isSubscribable && productSubscriptionOptions.length === 0)
    throw refusal(422, 'subscriptionOnly');
  return sku === null ? onlyVariant(product) : variantBySku(product, sku);
}

function onlyVariant(product: ProductItem): ProductVariant {
  const { variants, variantOptionOrdering } = product.structuredContent;
  const [variant, another] = variants;
  if (variant !== undefined && another === undefined) return variant;
  throw unchosen(product, variantOptionOrdering);
}

function variantBySku(product: ProductItem, sku: string): ProductVariant {
  const variant = product.structuredContent.variants.find((candidate) => candidate.sku === sku);
  if (variant === undefined) throw refusal(422, 'unavailableVariant');
  return variant;
}

/**
 * Refuses a product with missing options.
 * @param product the product
 * @param options names of the options that are missing, at least one
 * @returns status 422 with a sentence that names them; gift cards have a sentence of their own
 * Source: docs/behaviour/reference-store.md §2.4
 */
export function unchosen(product: ProductItem, options: readonly string[]): Refusal {
  const isGiftCard = product.structuredContent.productType === PRODUCT_TYPES['gift-card'];
  if (isGiftCard) return refusal(422, 'selectDenomination');
  return new Refusal(422, 'pleaseSelect', pleaseSelect(options), { itemId: product.id, options });
}
