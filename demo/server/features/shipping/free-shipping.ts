import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import type { Cart } from '../cart/index.ts';
import { freeShippingThreshold } from './free-shipping-threshold.ts';
import { findShippingMethods } from './methods.ts';
import { sumOfGoods } from './quote.ts';

/** From which goods shipping costs nothing. */
export interface FreeShipping {
  readonly thresholdCents: number;
  /** How far the visitor's cart is from it; absent if nothing in it is shipped. */
  readonly cart?: FreeShippingOfCart;
}

/** How far a cart is from free shipping, as its page prints it. */
interface FreeShippingOfCart {
  /** Absent once the threshold is reached. */
  readonly missing?: Money;
  /** What of the threshold is reached, as a number of cents. */
  readonly reachedCents: number;
}

declare module '../../platform/pages/page-data.ts' {
  interface FrameData {
    /** Absent if no amount makes shipping free for every visitor. */
    readonly freeShipping: FreeShipping | undefined;
  }
}

/**
 * Reads from which goods shipping costs nothing, and how far a cart is from it.
 * @param db the store's database
 * @param cart the visitor's
 * @returns undefined if no amount makes shipping free for every visitor
 * Source: docs/behaviour/reference-store.md §22.10
 */
export async function findFreeShipping(
  db: Database,
  { entries, validCoupons }: Cart,
): Promise<FreeShipping | undefined> {
  const thresholdCents = freeShippingThreshold(await findShippingMethods(db));
  if (thresholdCents === undefined) return undefined;
  const isShipped = entries.some(({ productType }) => productType === PRODUCT_TYPES.physical);
  if (!isShipped) return { thresholdCents };
  const goodsCents = sumOfGoods(entries);
  const isFree = goodsCents >= thresholdCents || validCoupons.some(({ hasFreeShipping }) => hasFreeShipping);
  if (isFree) return { thresholdCents, cart: { reachedCents: thresholdCents } };
  const missing = toMoney(thresholdCents - goodsCents);
  return { thresholdCents, cart: { missing, reachedCents: goodsCents } };
}
