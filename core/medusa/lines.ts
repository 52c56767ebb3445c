import type { CartCall, CartGateway } from '../cart/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { additionalFieldsOf, linesOf } from './cart-json.ts';
import type { Carts } from './carts.ts';
import type { Catalog } from './catalog.ts';
import { checkFields, checkQuantity, stockCheck } from './checks.ts';
import type { CartWriter } from './write-carts.ts';

/** The changes of lines. */
export type LineChanges = Pick<CartGateway, 'add' | 'setQuantity' | 'remove' | 'updateAdditionalFields'>;

/** What they need. */
export interface LineParts {
  readonly carts: Carts;
  readonly catalog: Catalog;
  readonly writer: CartWriter;
}

/**
 * Creates the changes of lines in a Medusa store.
 * @param parts the visitor's cart, and the store's products
 * Source: docs/behaviour/gateways.md §3.5
 */
export function lineChanges({ carts, catalog, writer: { write, answer } }: LineParts): LineChanges {
  const checkStock = stockCheck(catalog);
  // The page's cart, not that of another tab: Medusa removes a line of any cart through another one.
  const cartIdOf = ({ known }: CartCall) => (known?.id || carts.id()) ?? refuse('not-found');

  return {
    async add(request, _key, call) {
      const { itemId, sku, quantity, additionalFields } = request;
      checkQuantity(quantity);
      checkFields(additionalFields);
      await checkStock(request, call);
      const { id: variant_id } = await catalog.variant(itemId, sku, call.signal);
      const metadata = additionalFields === '' ? {} : { metadata: { additionalFields } };
      const item = { variant_id, quantity, ...metadata };
      try {
        const change = { path: '/line-items', body: item };
        const cart = await carts.changeOrOpen(change, { items: [item] }, call);
        const line = linesOf(cart).find(
          (one) => one.text('variant_id') === variant_id && additionalFieldsOf(one) === additionalFields,
        );
        return await answer(cart, call, line?.text('id'));
      } catch (error) {
        // It may be about the variant: the next addition reads the product again.
        catalog.forget(itemId);
        throw error;
      }
    },
    async setQuantity(entryId, quantity, _key, call) {
      checkQuantity(quantity);
      const line = call.known?.entries.find(({ id }) => id === entryId);
      if (line) {
        const { itemId, additionalFields, chosenVariant } = line;
        const sku = chosenVariant?.sku ?? null;
        await checkStock({ itemId, sku, additionalFields, quantity: quantity - line.quantity }, call);
      }
      const change = { path: `/line-items/${entryId}`, body: { quantity } };
      return answer(await carts.change(cartIdOf(call), change, call), call, entryId);
    },
    async remove(entryId, _key, call) {
      const change = { method: 'DELETE', path: `/line-items/${entryId}` } as const;
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
      const change = { path: `/line-items/${entryId}`, body };
      return answer(await carts.change(id, change, call), call, entryId);
    },
  };
}
