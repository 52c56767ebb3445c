import type { CartGateway } from '../cart/index.ts';
import { checkFields, checkQuantity } from '../gateway-kit/index.ts';
import { additionalFieldsOf, linesOf } from './cart-json.ts';
import type { Carts } from './carts.ts';
import type { Catalog } from './catalog.ts';
import { stockCheck } from './checks.ts';
import type { CartWriter } from './write-carts.ts';

/** What changes of lines need. */
export interface LineParts {
  readonly carts: Carts;
  readonly catalog: Catalog;
  readonly writer: CartWriter;
}

/**
 * Creates the addition to a cart in a Medusa store: one request, which also opens a cart with the first line.
 * @param parts the visitor's cart, and the store's products
 * Source: docs/behaviour/gateways.md §3.5
 */
export function addition({ carts, catalog, writer }: LineParts): CartGateway['add'] {
  const checkStock = stockCheck(catalog);
  return async (request, _key, call) => {
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
      return await writer.answer(cart, call, line?.text('id'));
    } catch (error) {
      // It may be about the variant: the next addition reads the product again.
      catalog.forget(itemId);
      throw error;
    }
  };
}
