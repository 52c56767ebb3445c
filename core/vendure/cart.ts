import type { CartGateway } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { checkQuantity } from '../gateway-kit/index.ts';
import type { VendureCartParts } from './cart-parts.ts';
import { checkStoredFields } from './check-stored-fields.ts';
import { lineChanges } from './line-changes.ts';
import { additionalFieldsOf, orderAnswer, cartOf, type OrderLine } from './order.ts';
import { stockOf } from './products.ts';

/**
 * Creates the carts of a Vendure store, which knows neither idempotency keys nor versions.
 * @param parts orders and products
 * Source: docs/behaviour/gateways.md §2.3, §2.4
 */
export function vendureCart(parts: VendureCartParts): CartGateway {
  const { orders, catalog, tokens, options } = parts;
  const { noteField } = options;
  return {
    isIdempotent: false,
    // A read would make a session.
    load: async (call) => cartOf(tokens.get() === null ? null : await orders.read(call), options),
    add: createAdd(parts),
    ...lineChanges(parts),
    async stockOf(itemId, { signal }) {
      const { variants } = await catalog.read(itemId, signal);
      return new Map(variants.map((variant) => [variant.sku, stockOf(variant)]));
    },
    applyCode: async (code, _key, call) =>
      orderAnswer(await orders.change('applyCode', { code }, call), options),
    removeCode: async (code, _key, call) =>
      orderAnswer(await orders.change('removeCode', { code }, call), options),
    ...(noteField !== undefined && {
      async setNote(note, _key, call) {
        const input = { customFields: { [noteField]: note } };
        return orderAnswer(await orders.change('setNote', { input }, call), options);
      },
    }),
  };
}

function createAdd({ orders, catalog, check, options }: VendureCartParts): CartGateway['add'] {
  return async (request, _key, call) => {
    const { itemId, quantity, additionalFields } = request;
    checkQuantity(quantity);
    await checkStoredFields(additionalFields, check, call);
    const id = await catalog.variantOf(request, call.signal);
    const isPlain = additionalFields === '';
    const variables = { id, quantity, ...(!isPlain && { fields: { additionalFields } }) };
    try {
      const order = await orders.change(isPlain ? 'add' : 'addWithFields', variables, call);
      const isAdded = (line: OrderLine) =>
        line.productVariant.id === id && additionalFieldsOf(line) === additionalFields;
      return orderAnswer(order, options, order.lines.find(isAdded));
    } catch (error) {
      // The variant may have been replaced.
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) catalog.forget(itemId);
      throw error;
    }
  };
}
