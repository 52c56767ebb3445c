import { RESTOCK_MESSAGES } from '../../../site/website.ts';
import type { ProductTexts } from '../catalogue/index.ts';

/** The texts around a restock sign-up. Source: docs/behaviour/template-markup.md §4.1 */
export type RestockMessages = Readonly<Record<keyof typeof RESTOCK_MESSAGES, string>>;

/**
 * Finds the texts around the restock sign-up of a product: its own, or those of the store.
 * @param texts the product's own texts
 * Source: docs/behaviour/reference-store.md §20.4
 */
export function restockMessages({ restock, restockButton }: ProductTexts): RestockMessages {
  return {
    ...RESTOCK_MESSAGES,
    ...(restock !== undefined && { CTAText: restock }),
    ...(restockButton !== undefined && { buttonText: restockButton }),
  };
}
