import type { Cart, CartEntry } from '../../core/cart/index.ts';
import { money, type Money } from '../../core/money/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS } from '../../core/words/index.ts';
import type { Print } from './totals.ts';

/** How far a cart is from free shipping. */
export interface FreeShippingContent {
  /** What is missing, or that nothing is. */
  readonly text: string;
  /** The part of the threshold that is reached, from 0 to 1. */
  readonly part: number;
}

/**
 * Tells how far a cart is from free shipping. Gift cards do not count.
 * @param cart the cart
 * @param thresholdCents goods in minor units; 0 means none
 * @param print writes the amounts
 * @returns null without a threshold, and for a cart without goods that are shipped or without known amounts
 * Source: docs/behaviour/cart-page.md §9
 */
export function freeShipping(
  cart: Pick<Cart, 'entries' | 'validCoupons'>,
  thresholdCents: number,
  print: Print,
): FreeShippingContent | null {
  const goods = cart.entries.filter(isGood).map(({ subTotal }) => subTotal);
  const [first] = goods;
  if (thresholdCents <= 0 || !first || !goods.every(isKnown) || !cart.entries.some(isShipped)) return null;
  const goodsCents = goods.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const missingCents = thresholdCents - goodsCents;
  const isFreeByCode = cart.validCoupons.some(({ hasFreeShipping }) => hasFreeShipping);
  if (missingCents <= 0 || isFreeByCode) return { text: CART_PAGE_WORDS.hasFreeShipping, part: 1 };
  const amount = print(money(missingCents, first.currency)) ?? '';
  return { text: fill(CART_PAGE_WORDS.toFreeShipping, { amount }), part: goodsCents / thresholdCents };
}

const isGood = ({ kind }: CartEntry): boolean => kind !== 'gift-card';

/** A store that does not name the kind of a product may ship it. */
const isShipped = ({ kind }: CartEntry): boolean => kind === 'physical' || kind === 'unknown';

const isKnown = (amount: Money | null): amount is Money => amount !== null;
