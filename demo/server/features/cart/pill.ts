import { countText, spokenCount } from '../../../../core/cart-client/index.ts';
import { CART_WORDS, counted } from '../../../../core/words/index.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import type { Cart } from './cart.ts';

/** The content of the pill. */
export interface Pill {
  readonly quantity: number;
  readonly countText: string;
  /** The same with what is counted. */
  readonly items: string;
  readonly spokenCount: string;
  readonly subtotal: Money;
}

declare module '../../platform/pages/page-data.ts' {
  interface FrameData {
    readonly cart: Cart;
    /** Absent on pages without the pill. */
    readonly pill: Pill | undefined;
  }
}

/**
 * Builds the text of the pill.
 * @param cart the visitor's cart
 * Source: docs/behaviour/cart-pill.md §1.1
 */
export function pillOf({ totalQuantity, subtotalCents }: Cart): Pill {
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    items: counted(CART_WORDS.itemCount, totalQuantity, countText(totalQuantity)),
    spokenCount: spokenCount(totalQuantity),
    subtotal: toMoney(subtotalCents),
  };
}
