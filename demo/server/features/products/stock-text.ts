import type { EditedStock } from '../catalogue/index.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/**
 * Formats a stock for the owner.
 * @param stock the quantity; null for unlimited, undefined for a deleted variant
 */
export function stockText(stock: EditedStock | undefined): string {
  if (stock === null) return PRODUCT_TEXTS.unlimited.toLowerCase();
  return String(stock ?? 0);
}
