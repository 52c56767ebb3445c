import type { CartCall, CartGateway } from '../cart/index.ts';
import { checkFields, checkQuantity, refuse } from '../gateway-kit/index.ts';
import { addition, type LineParts } from './addition.ts';
import { stockCheck } from './checks.ts';

/** The changes of lines. */
export type LineChanges = Pick<CartGateway, 'add' | 'setQuantity' | 'remove' | 'updateAdditionalFields'>;

const pathOf = (entryId: string) => `/line-items/${encodeURIComponent(entryId)}`;

/**
 * Creates the changes of lines in a Medusa store.
 * @param parts the visitor's cart, and the store's products
 * Source: docs/behaviour/gateways.md §3.5
 */
export function lineChanges(parts: LineParts): LineChanges {
  const { carts, catalog, writer } = parts;
  const { write, answer } = writer;
  const checkStock = stockCheck(catalog);
  // The page's cart, not that of another tab: Medusa removes a line of any cart through another one.
  const cartIdOf = ({ known }: CartCall) => (known?.id || carts.id()) ?? refuse('not-found');

  return {
    add: addition(parts),
    async setQuantity(entryId, quantity, _key, call) {
      checkQuantity(quantity);
      const line = call.known?.entries.find(({ id }) => id === entryId);
      if (line) {
        const { itemId, additionalFields, chosenVariant } = line;
        const sku = chosenVariant?.sku ?? null;
        await checkStock({ itemId, sku, additionalFields, quantity: quantity - line.quantity }, call);
      }
      const change = { path: pathOf(entryId), body: { quantity } };
      return answer(await carts.change(cartIdOf(call), change, call), call, entryId);
    },
    async remove(entryId, _key, call) {
      const change = { method: 'DELETE', path: pathOf(entryId) } as const;
      return answer(await carts.change(cartIdOf(call), change, call), call);
    },
    async updateAdditionalFields(entryId, { itemId, sku, additionalFields }, _key, call) {
      checkFields(additionalFields);
      // Medusa takes them only with the quantity: the newest, because another tab may have set it.
      const cart = (await carts.read(call)) ?? refuse('not-found');
      const { id, entries = [] } = await write(cart, call);
      const line = entries.find((one) => one.id === entryId) ?? refuse('not-found');
      if (line.itemId !== itemId || (sku !== null && line.chosenVariant?.sku !== sku)) refuse('invalid');
      const body = { quantity: line.quantity, metadata: { additionalFields } };
      const change = { path: pathOf(entryId), body };
      return answer(await carts.change(id, change, call), call, entryId);
    },
  };
}
