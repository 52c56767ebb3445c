import type { Offer, OfferReader } from './offer.ts';
import { UNLIMITED_STOCK } from './stock.ts';

/** As much of a product as rules of stock ask. */
type Stocked<Variant> = Omit<Offer<Variant>, 'own'>;

/** What is decided about the stock of a product, however its data are written. Source: docs/behaviour/products.md §5, §7.2 */
export interface StockRules<Variant> {
  /** Whether a variant can be had at all: unlimited, or at least one piece is left. */
  readonly isAvailable: (variant: Variant) => boolean;
  /** Whether nothing can be bought: no variant is available, also without any variant. */
  readonly isSoldOut: (offer: Stocked<Variant>) => boolean;
  /** Whole pieces of all variants together; the largest safe integer where it never runs out. */
  readonly stockLeft: (offer: Stocked<Variant>) => number;
  /**
   * Whether several pieces can be bought at once: never by subscription, never where at most one is left; of services
   * where the store's setting allows it, which is asked of them alone.
   */
  readonly canTakeSeveral: (
    offer: Stocked<Variant>,
    isSubscribable: boolean,
    areServicesSoldInNumbers: () => boolean,
  ) => boolean;
}

/**
 * Binds the rules of stock to a form of product data.
 * @param reader how the data are read
 * @returns the rules
 * Source: docs/behaviour/products.md §5, §7.2
 */
export function createStockRules<Variant>({
  isUnlimited,
  quantityOf,
}: Pick<OfferReader<Variant, unknown>, 'isUnlimited' | 'quantityOf'>): StockRules<Variant> {
  const isAvailable = (variant: Variant) => isUnlimited(variant) || quantityOf(variant) > 0;

  function stockLeft({ rules, variants }: Stocked<Variant>): number {
    if (rules.stock === 'endless' || variants.some(isUnlimited)) return UNLIMITED_STOCK;
    const sum = variants.reduce((total, variant) => total + quantityOf(variant), 0);
    return Math.min(sum, UNLIMITED_STOCK);
  }

  return {
    isAvailable,
    stockLeft,
    isSoldOut({ rules, variants }) {
      if (rules.stock === 'endless') return false;
      return rules.stock === 'none' || !variants.some(isAvailable);
    },
    canTakeSeveral(offer, isSubscribable, areServicesSoldInNumbers) {
      const { pieces } = offer.rules;
      const isOfKind = pieces === 'several' || (pieces === 'by-setting' && areServicesSoldInNumbers());
      // A stock that is no number counts as enough.
      return isOfKind && !isSubscribable && !(stockLeft(offer) <= 1);
    },
  };
}
