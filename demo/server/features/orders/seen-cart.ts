/** The cart that a checkout page showed: an order is for exactly this cart. */
export interface SeenCart {
  readonly version: number;
  /** The total, in integer cents. */
  readonly totalCents: number;
  /** The part of it that gift cards pay: the button shows the rest. */
  readonly giftCardCents: number;
}

/** Equals no cart: a page that does not send the cart it showed cannot place an order. */
const NOTHING_SEEN = -1;

/**
 * Reads which cart a checkout page showed.
 * @param version text of the version
 * @param totalCents text of the total, in integer cents
 * @param giftCardCents text of what gift cards pay, in integer cents
 * @returns the cart; one that equals no other if the page did not send it
 */
export function toSeenCart(version: string, totalCents: string, giftCardCents = '0'): SeenCart {
  return {
    version: toWhole(version),
    totalCents: toWhole(totalCents),
    giftCardCents: toWhole(giftCardCents),
  };
}

/**
 * Whether two pages showed the same cart at the same price.
 * @param one what a page showed
 * @param other what another page showed, or what the cart costs now
 */
export function isSameCart(one: SeenCart, other: SeenCart): boolean {
  return (
    one.version === other.version &&
    one.totalCents === other.totalCents &&
    one.giftCardCents === other.giftCardCents
  );
}

function toWhole(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NOTHING_SEEN;
}
