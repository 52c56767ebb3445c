import type { CartAnswerJson, CartJson, GatewayCall } from '../cart/index.ts';
import { answerOf, refuse } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import { cartJson, linesOf } from './cart-json.ts';
import type { Catalog } from './catalog.ts';
import { textOf } from './text-of.ts';

/** Writes carts of Medusa as ours. */
export interface CartWriter {
  readonly write: (cart: JsonFields, call: GatewayCall) => Promise<CartJson>;
  /** Writes the answer to a change of a line. */
  readonly answer: (cart: JsonFields, call: GatewayCall, lineId?: string | null) => Promise<CartAnswerJson>;
}

/**
 * Creates the writer of carts, which reads products of lines that the page has not shown: a line does not tell what was chosen.
 * @param catalog the store's products
 * @param resolve makes the address of a picture absolute
 * Source: docs/behaviour/gateways.md §3.4
 */
export function cartWriter(catalog: Catalog, resolve: (address: string) => string): CartWriter {
  async function write(cart: JsonFields, { signal }: GatewayCall): Promise<CartJson> {
    if (cart.text('id') === null) refuse('unknown-outcome');
    const ids = linesOf(cart).map((line) => textOf(line, 'product_id'));
    await catalog.learn(ids, signal);
    return cartJson(cart, { known: catalog.known, resolve });
  }

  return {
    write,
    answer: async (cart, call, lineId) => answerOf(await write(cart, call), lineId),
  };
}
