import type { AddRequest, CartGateway, CartJson } from '../cart/index.ts';
import { isLost } from './is-lost.ts';

type Line = NonNullable<CartJson['entries']>[number];

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
  const add = (line: Line) =>
    cart.add(requestOf(line), crypto.randomUUID(), { signal, isRetry: false, known: undefined });
  const isThere = async (line: Line) =>
    (await cart.load({ signal })).entries?.some((one) => keyOf(one) === keyOf(line)) ?? false;
  // The visitor has been logged out. A line that cannot be copied, such as a sold-out one, is missing in the cart that the page reads next.
  for (const line of entries)
    await add(line)
      .catch(async (error: unknown) => {
        if (isLost(error) && !(await isThere(line))) await add(line);
      })
      .catch(() => undefined);
}

function requestOf({ itemId = '', chosenVariant, quantity = 1, additionalFields = '' }: Line): AddRequest {
  return { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
}

function keyOf(line: Line): string {
  const { itemId, sku, additionalFields } = requestOf(line);
  return JSON.stringify([itemId, sku, additionalFields]);
}
