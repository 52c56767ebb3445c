/** The cart that a checkout page showed: an order is for exactly this cart. */
export interface SeenCart {
  readonly version: number;
  /** The total on the button, in integer cents. */
  readonly totalCents: number;
}

/** Equals no cart: a page that does not send the cart it showed cannot place an order. */
const NOTHING_SEEN = -1;

/**
 * Reads which cart a checkout page showed.
 * @param version text of the version
 * @param totalCents text of the total, in integer cents
 * @returns the cart; one that equals no other if the page did not send it
 */
export function toSeenCart(version: string, totalCents: string): SeenCart {
  return { version: toWhole(version), totalCents: toWhole(totalCents) };
}

function toWhole(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NOTHING_SEEN;
}
