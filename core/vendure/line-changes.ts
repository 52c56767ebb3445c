import type { CartAnswerJson, CartCall, CartGateway } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { checkQuantity, refuse } from '../gateway-kit/index.ts';
import type { VendureCartParts } from './cart-parts.ts';
import { checkStoredFields } from './check-stored-fields.ts';
import { additionalFieldsOf, itemIdOf, orderAnswer, type Order } from './order.ts';
import { codeOf } from './shop-api.ts';

/** How Vendure refuses an unknown line; its message is in the visitor's language. */
const LINE_IS_GONE = 'USER_INPUT_ERROR';

/**
 * Creates the changes of lines.
 * @param parts orders and options
 * Source: docs/behaviour/gateways.md §2.3
 */
export function lineChanges({
  orders,
  check,
  options,
}: VendureCartParts): Pick<CartGateway, 'setQuantity' | 'remove' | 'updateAdditionalFields'> {
  const answer = (order: Order, line: string) => orderAnswer(order, options, lineIn(order, line));

  async function checkBought({ known, signal }: CartCall): Promise<void> {
    if (known?.id && (await orders.isBought(known.id, { signal }))) refuse(FAILURE_KINDS.bought);
  }

  async function refuseGone(call: CartCall): Promise<never> {
    await checkBought(call);
    return refuse(FAILURE_KINDS.notFound);
  }

  return {
    async setQuantity(line, quantity, _key, call): Promise<CartAnswerJson> {
      checkQuantity(quantity);
      try {
        return answer(await orders.change('setQuantity', { line, quantity }, call), line);
      } catch (error) {
        if (!isLineGone(error)) throw error;
        return refuseGone(call);
      }
    },
    async remove(line, _key, call) {
      try {
        return orderAnswer(await orders.change('remove', { line }, call), options);
      } catch (error) {
        if (!isLineGone(error)) throw error;
        await checkBought(call);
        return orderAnswer(await orders.read(call), options);
      }
    },
    async updateAdditionalFields(line, { itemId, sku, additionalFields }, _key, call) {
      await checkStoredFields(additionalFields, check, call);
      // Vendure takes them with a quantity, which another device may have changed.
      const order = await orders.read(call);
      const found = order && lineIn(order, line);
      if (!found) return refuseGone(call);
      const { quantity, productVariant: variant } = found;
      if (itemIdOf(found, options) !== itemId || (sku !== null && sku !== variant.sku))
        refuse(FAILURE_KINDS.invalid);
      if (additionalFieldsOf(found) === additionalFields) return answer(order, line);
      const fields = { additionalFields: additionalFields || null };
      return answer(await orders.change('setFields', { line, quantity, fields }, call), line);
    },
  };
}

const lineIn = ({ lines }: Order, line: string) => lines.find(({ id }) => id === line);

function isLineGone(error: unknown): boolean {
  return isStorefrontError(error) && codeOf(error.cause) === LINE_IS_GONE;
}
