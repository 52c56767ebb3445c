import type { CartGateway } from '../cart/index.ts';

/**
 * Logs out, and leaves a copy of the cart's lines to the browser: a cart of a member belongs to the member's account.
 * @param cart the visitor's
 * @param leave logs out; the next addition begins another cart
 * @param signal ends it
 * Source: docs/behaviour/gateways.md §1.8
 */
export async function copyCart(
  cart: CartGateway,
  leave: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { entries = [] } = await cart.load({ signal });
  await leave();
  for (const { itemId = '', chosenVariant, quantity = 1, additionalFields = '' } of entries) {
    const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
    const call = { signal, isRetry: false, known: undefined };
    // The visitor has been logged out. A line that cannot be copied, such as a sold-out one, is missing in the cart that the page reads next.
    await cart.add(request, crypto.randomUUID(), call).catch(() => undefined);
  }
}
