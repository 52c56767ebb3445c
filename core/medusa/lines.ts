import type { AddRequest, CartCall, CartGateway } from '../cart/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { isJsonObject, parseJson } from '../json/index.ts';
import { isQuantity } from '../offer/index.ts';
import { additionalFieldsOf, linesOf } from './cart-json.ts';
import type { Carts } from './carts.ts';
import type { Catalog } from './catalog.ts';
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
  // The page's cart, not that of another tab: Medusa removes a line of any cart through another one.
  const cartIdOf = ({ known }: CartCall) => (known?.id || carts.id()) ?? refuse('not-found');

  return {
    async add(request, _key, call) {
      const { itemId, sku, quantity, additionalFields } = request;
      checkQuantity(quantity, heldOf(request, call));
      checkFields(additionalFields);
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

/** Medusa makes two pieces of one and a half, and knows no most. */
function checkQuantity(quantity: number, held = 0): void {
  if (!isQuantity(quantity) || !isQuantity(held + quantity)) refuse('invalid');
}

function checkFields(additionalFields: string): void {
  if (additionalFields !== '' && !isJsonObject(parseJson(additionalFields))) refuse('invalid');
}

/** The pieces of the line that an addition raises, as far as the page knows. */
function heldOf({ itemId, sku, additionalFields }: AddRequest, { known }: CartCall): number {
  const line = known?.entries.find(
    (one) =>
      one.itemId === itemId &&
      one.additionalFields === additionalFields &&
      (sku === null || one.chosenVariant?.sku === sku),
  );
  return line?.quantity ?? 0;
}
