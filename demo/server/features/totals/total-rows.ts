import { formatMoney, money } from '../../../../core/money/index.ts';
import { CURRENCY, type Money, toMoney } from '../../platform/shared/money.ts';
import type { Totals } from './totals-of.ts';

/** Row → its name in mails. Pages have names of their own, which are translated. */
const NAMES = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  taxIncluded: 'Tax included',
  giftCards: 'Gift cards',
  due: 'To pay',
  refunded: 'Refunded',
} as const;

/** Rows that are taken off. */
const DEDUCTIONS: readonly string[] = ['discount', 'giftCards', 'refunded'];
/** Rows that are the sum of those above. */
const SUMS: readonly string[] = ['total', 'due'];
const MINUS = '−';

/** A row below the lines of an order, as pages print it. */
export interface TotalRow {
  readonly kind: keyof typeof NAMES;
  readonly amount: Money;
  readonly isDeduction: boolean;
  readonly isSum: boolean;
}

/**
 * Lists the totals of an order as pages print them.
 * @param totals the totals
 * @param refundedCents what was paid back, in integer cents
 * @returns subtotal, discount, shipping and tax where there is one, the total, what gift cards pay of it, as `store-cart` does, and what was refunded
 * Source: docs/behaviour/reference-store.md §19.2
 */
export function totalRows(totals: Totals, refundedCents = 0): readonly TotalRow[] {
  return rowsOf(totals, refundedCents).map(({ kind, cents }) => ({
    kind,
    amount: toMoney(cents),
    isDeduction: DEDUCTIONS.includes(kind),
    isSum: SUMS.includes(kind),
  }));
}

/**
 * Lists the same as lines of a mail.
 * @param totals the totals
 * @param refundedCents what was paid back, in integer cents
 */
export function totalsText(totals: Totals, refundedCents = 0): readonly string[] {
  return rowsOf(totals, refundedCents).map(({ kind, cents }) => {
    const sign = DEDUCTIONS.includes(kind) ? MINUS : '';
    return `${NAMES[kind]}: ${sign}${formatMoney(money(cents, CURRENCY))}`;
  });
}

interface Row extends Pick<TotalRow, 'kind'> {
  readonly cents: number;
}

function rowsOf(totals: Totals, refundedCents: number): readonly Row[] {
  const { taxCents, isTaxIncluded, grandTotalCents, giftCardCents } = totals;
  const giftCards = nonZero([{ kind: 'giftCards', cents: giftCardCents }]);
  const due: Row = { kind: 'due', cents: grandTotalCents - giftCardCents };
  return [
    { kind: 'subtotal', cents: totals.subtotalCents },
    ...nonZero([
      { kind: 'discount', cents: totals.discountCents },
      { kind: 'shipping', cents: totals.shippingCostCents },
      { kind: 'tax', cents: isTaxIncluded ? 0 : taxCents },
    ]),
    { kind: 'total', cents: grandTotalCents },
    ...nonZero([{ kind: 'taxIncluded', cents: isTaxIncluded ? taxCents : 0 }]),
    ...(giftCards.length > 0 ? [...giftCards, due] : []),
    ...nonZero([{ kind: 'refunded', cents: refundedCents }]),
  ];
}

function nonZero(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ cents }) => cents !== 0);
}
