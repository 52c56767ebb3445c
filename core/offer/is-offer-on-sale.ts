import type { Offer } from './offer.ts';

/**
 * Returns whether an offer is on sale: physical products and services if any variant is, digital products and
 * paywalls by their own flag, all others never.
 * @param offer the product
 * @param isOnSale reads the flag
 * Source: docs/behaviour/products.md §6.2
 */
export function isOfferOnSale<Priced>(
  { rules, own, variants }: Offer<Priced>,
  isOnSale: (priced: Priced) => boolean,
): boolean {
  if (rules.sale === 'own') return isOnSale(own);
  return rules.sale === 'of-variants' && variants.some(isOnSale);
}
