import type { Insertable, Selectable } from 'kysely';

import type { Tables } from '../../platform/database/tables.ts';
import type { CartCodes } from '../cart/index.ts';
import type { Quote } from '../shipping/index.ts';
import { type Totals, totalsOf, type TotalsParts } from '../totals/index.ts';

type Row = Pick<
  Selectable<Tables['orders']>,
  | 'subtotal_cents'
  | 'discount_cents'
  | 'shipping_cost_cents'
  | 'tax_cents'
  | 'is_tax_included'
  | 'grand_total_cents'
  | 'gift_card_cents'
>;

/**
 * Reads the totals of an order.
 * @param row its row
 */
export function totalsOfRow(row: Row): Totals {
  return {
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cost_cents,
    taxCents: row.tax_cents,
    isTaxIncluded: row.is_tax_included,
    grandTotalCents: row.grand_total_cents,
    giftCardCents: row.gift_card_cents,
  };
}

/**
 * Maps the totals of an order to its row.
 * @param totals the totals
 */
export function rowOfTotals(totals: Totals): Pick<Insertable<Tables['orders']>, keyof Row> {
  return {
    subtotal_cents: totals.subtotalCents,
    discount_cents: totals.discountCents,
    shipping_cost_cents: totals.shippingCostCents,
    tax_cents: totals.taxCents,
    is_tax_included: totals.isTaxIncluded,
    grand_total_cents: totals.grandTotalCents,
    gift_card_cents: totals.giftCardCents,
  };
}

/**
 * Calculates the totals of an order from its cart.
 * @param lines the lines of the cart
 * @param codes its codes
 * @param quote where it goes, and what that costs
 */
export function quotedTotals(lines: TotalsParts['lines'], codes: CartCodes, quote: Quote): Totals {
  const shippingCostCents = codes.hasFreeShipping ? 0 : quote.shippingCostCents;
  return totalsOf({ lines, ...codes.totals, taxRate: quote.taxRate, shippingCostCents });
}
