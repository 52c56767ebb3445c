import { countText } from '../../../../core/cart-client/index.ts';
import { renderToHTML } from '../../../../entries/server/index.ts';
import type { PageVisit } from '../../platform/pages/page-data.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import type { Cart } from './cart.ts';

/** The content of the cart, in short. */
export interface Pill {
  readonly quantity: number;
  readonly countText: string;
  readonly subtotal: Money;
  /** The pill as HTML: without a script, a link to the cart. */
  readonly tag: string;
}

declare module '../../platform/pages/page-data.ts' {
  interface FrameData {
    readonly cart: Cart;
    /** Absent on pages without the pill. */
    readonly pill: Pill | undefined;
  }
}

const PROPERTIES = { opens: 'drawer' } as const;
/** Shows nothing, so it needs no style sheet. */
const EMPTY = `<cart-pill opens="${PROPERTIES.opens}"></cart-pill>`;

/**
 * Prints the pill.
 * @param cart the visitor's cart
 * @param visit the nonce of the page
 * Source: docs/behaviour/cart-pill.md §1.1; docs/behaviour/reference-store.md §6.14
 */
export function pillOf(cart: Cart, { nonce }: Pick<PageVisit, 'nonce'>): Pill {
  const { totalQuantity, subtotalCents } = cart;
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    subtotal: toMoney(subtotalCents),
    // Only where a template prints it: the cart's own page has no pill.
    get tag() {
      if (totalQuantity === 0) return EMPTY;
      return renderToHTML('cart-pill', PROPERTIES, { cart, nonce, locale: spokenLocale() });
    },
  };
}
