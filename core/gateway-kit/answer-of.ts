import type { CartAnswerJson, CartJson } from '../cart/index.ts';

/**
 * Answers a change.
 * @param cart after it
 * @param lineId of the line that it is about, if there is one
 */
export function answerOf(cart: CartJson, lineId?: string | null): CartAnswerJson {
  return { cart, entry: cart.entries?.find(({ id }) => id === lineId) ?? null };
}
