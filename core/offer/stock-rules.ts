import type { Offer, OfferReader } from './offer.ts';
import { UNLIMITED_STOCK } from './stock.ts';

/** As much of a product as the rules of stock need. */
type Stocked<Variant> = Omit<Offer<Variant>, 'own'>;

/** The rules of stock, whatever the form of the product data. Source: docs/behaviour/products.md §5, §7.2 */
export interface StockRules<Variant> {
  /** Whether a variant is in stock: unlimited, or at least one piece is left. */
  readonly isAvailable: (variant: Variant) => boolean;
  /** Whether no variant is in stock, or there is none. */
  readonly isSoldOut: (offer: Stocked<Variant>) => boolean;
  /** The sum over all variants; the largest safe integer where stock never runs out. */
  readonly stockLeft: (offer: Stocked<Variant>) => number;
  /**
   * Whether several pieces can be bought at once: never of subscriptions, never where at most one is left, and of
   * services only where the store's setting allows it, which is not read for other kinds.
   */
  readonly canTakeSeveral: (
    offer: Stocked<Variant>,
    isSubscribable: boolean,
    allowsSeveralServices: () => boolean,
  ) => boolean;
}

/**
 * Applies the rules of stock to one form of product data.
 * @param reader reads the data
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
    canTakeSeveral(offer, isSubscribable, allowsSeveralServices) {
      const { pieces } = offer.rules;
      const isAllowed = pieces === 'several' || (pieces === 'by-setting' && allowsSeveralServices());
      // Negated, because templates may compare stock that is not a number, which counts as enough.
      return isAllowed && !isSubscribable && !(stockLeft(offer) <= 1);
    },
  };
}
