/** What a cart or an order costs, in integer cents, under the names that the API has. Source: docs/behaviour/reference-store.md §19.1 */
export interface Totals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  /** Part of the prices or added to them: `isTaxIncluded`. */
  readonly taxCents: number;
  readonly isTaxIncluded: boolean;
  readonly grandTotalCents: number;
  /** The part of the grand total that gift cards pay. */
  readonly giftCardCents: number;
}

/** A discount on the goods of an order: a part of their price, or an amount. */
export type Discount = { readonly percent: number } | { readonly amountCents: number };

/** A tax rate, in hundredths of a percent. */
export interface TaxRate {
  readonly basisPoints: number;
  /** Whether prices contain it. */
  readonly isIncluded: boolean;
}

/** What the totals of an order follow from; everything but its lines has a default: none. */
export interface TotalsParts {
  readonly lines: readonly {
    readonly subtotalCents: number;
    /** Gift cards are neither discounted nor taxed, because what they buy will be. */
    readonly isGiftCard: boolean;
  }[];
  readonly discounts?: readonly Discount[];
  readonly shippingCostCents?: number;
  /** Absent where no tax is due. */
  readonly taxRate?: TaxRate | undefined;
  /** What the gift cards of the order hold together. */
  readonly giftCardBalanceCents?: number;
}

const BASIS_POINTS = 10_000;

/**
 * Calculates what an order costs. Shipping is taxed like the goods.
 * @param parts lines, discounts, shipping, tax and gift cards
 * Source: docs/behaviour/reference-store.md §19.1
 */
export function totalsOf({
  lines,
  discounts = [],
  shippingCostCents = 0,
  taxRate,
  giftCardBalanceCents = 0,
}: TotalsParts): Totals {
  const subtotalCents = sumOf(lines);
  const goodsCents = sumOf(lines.filter(({ isGiftCard }) => !isGiftCard));
  const discountCents = Math.min(
    goodsCents,
    discounts.reduce((sum, discount) => sum + discountOn(goodsCents, discount), 0),
  );
  const taxedCents = goodsCents - discountCents + shippingCostCents;
  const { basisPoints, isIncluded } = taxRate ?? { basisPoints: 0, isIncluded: false };
  const taxCents = share(taxedCents, basisPoints, isIncluded ? BASIS_POINTS + basisPoints : BASIS_POINTS);
  const grandTotalCents = subtotalCents - discountCents + shippingCostCents + (isIncluded ? 0 : taxCents);
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    isTaxIncluded: isIncluded,
    grandTotalCents,
    giftCardCents: Math.min(grandTotalCents, giftCardBalanceCents),
  };
}

function sumOf(lines: TotalsParts['lines']): number {
  return lines.reduce((sum, line) => sum + line.subtotalCents, 0);
}

function discountOn(goodsCents: number, discount: Discount): number {
  return 'percent' in discount ? share(goodsCents, discount.percent, 100) : discount.amountCents;
}

/** A share of an amount, half a cent rounded up; exact, because amounts times rates exceed the integers of a number. */
function share(cents: number, part: number, whole: number): number {
  return Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}
