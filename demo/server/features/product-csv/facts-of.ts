import { formatMoney, money } from '../../../../core/money/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { type EditedProduct, PRODUCT_TEXTS } from '../products/index.ts';
import { IMPORT_TEXTS } from './texts.ts';

/**
 * Describes what an import would write, in one line.
 * @param product as it would be saved
 * @param store title of its store
 * @param changes what changes in an existing product
 */
export function factsOf(
  { slug, variants, isPublished }: EditedProduct,
  store: string,
  changes: readonly string[] | undefined,
): string {
  if (changes !== undefined) return changes.join(', ');
  const prices = variants.map(({ priceCents, salePriceCents }) => salePriceCents ?? priceCents);
  const lowest = formatMoney(money(Math.min(...prices), CURRENCY), { locale: 'en-US' });
  const isEndless = variants.some(({ stock }) => stock === null);
  const inStock = variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
  return [
    `/${slug}`,
    store,
    ...(variants.length > 1 ? [IMPORT_TEXTS.variants(variants.length)] : []),
    new Set(prices).size > 1 ? `from ${lowest}` : lowest,
    isEndless ? PRODUCT_TEXTS.unlimited : PRODUCT_TEXTS.inStock(inStock),
    ...(isPublished ? [] : [PRODUCT_TEXTS.unpublished]),
  ].join(' · ');
}
