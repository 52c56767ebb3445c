import type { AddRequest, CartAnswerJson, CartCall, CartGateway, CartJson } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { answerOf, checkQuantity, refuse } from '../gateway-kit/index.ts';
import { GATEWAY_WORDS } from '../words/index.ts';
import type { Catalog } from './catalog.ts';
import { stockOf } from './variants.ts';
import { WooRefusal } from './store-api.ts';
import type { VisitorCart } from './visitor-cart.ts';

/**
 * Creates the cart gateway to a store.
 * @param visitor the visitor's cart
 * @param catalog the store's products
 * Source: docs/behaviour/gateways.md §5.3, §5.4, §5.5, §5.6
 */
export function createCartGateway(visitor: VisitorCart, catalog: Catalog): CartGateway {
  return {
    isIdempotent: false,
    load: ({ signal }) => visitor.load(signal),
    add: (request, _key, call) => add(visitor, catalog, request, call),
    setQuantity: (entryId, quantity, _key, call) => setQuantity(visitor, entryId, quantity, call),
    remove: (entryId, _key, { signal }) =>
      visitor.changeUnless((cart) => !lineIn(cart, entryId), 'remove-item', { key: entryId }, signal),
    updateAdditionalFields: async (entryId, { additionalFields }, _key, { signal }) => {
      refuseFields(additionalFields);
      const cart = await visitor.load(signal);
      return { cart, entry: lineIn(cart, entryId) ?? refuse(FAILURE_KINDS.notFound) };
    },
    stockOf: async (itemId, { signal }) => {
      const { variants } = await catalog.read(itemId, signal);
      return new Map(variants.map(({ sku, product }) => [sku, stockOf(product)]));
    },
    applyCode: (code, _key, { signal }) =>
      visitor.changeUnless((cart) => hasCode(cart, code), 'apply-coupon', { code }, signal),
    removeCode: (code, _key, { signal }) =>
      visitor.changeUnless((cart) => !hasCode(cart, code), 'remove-coupon', { code }, signal),
  };
}

async function add(
  visitor: VisitorCart,
  catalog: Catalog,
  { itemId, sku, quantity, additionalFields }: AddRequest,
  { signal }: CartCall,
): Promise<CartAnswerJson> {
  checkQuantity(quantity);
  refuseFields(additionalFields);
  const variant = await catalog.find(itemId, sku, signal);
  const { id } = variant.product;
  const made = await visitor.change('add-item', { id, quantity, variation: variant.open }, signal);
  const item = made.items.find((one) => one.id === id && catalog.name(one).sku === variant.sku);
  return answerOf(visitor.toJson(made), item?.key);
}

async function setQuantity(
  visitor: VisitorCart,
  entryId: string,
  quantity: number,
  { signal }: CartCall,
): Promise<CartAnswerJson> {
  checkQuantity(quantity);
  try {
    const made = await visitor.change('update-item', { key: entryId, quantity }, signal);
    return answerOf(visitor.toJson(made), entryId);
  } catch (error) {
    if (!(error instanceof WooRefusal) || error.code !== 'invalid_quantity') throw error;
    // WooCommerce has one code for every limit; that of a line is its stock, unless the stock is endless.
    const isShort = quantity > (visitor.limitOf(entryId) ?? Infinity);
    return refuse(isShort ? FAILURE_KINDS.soldOut : error.kind, error);
  }
}

function lineIn({ entries = [] }: CartJson, entryId: string) {
  return entries.find(({ id }) => id === entryId);
}

function hasCode({ coupons = [] }: CartJson, code: string): boolean {
  return coupons.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase());
}

/** The Store API has no place for them. */
function refuseFields(additionalFields: string): void {
  if (additionalFields !== '')
    refuse(FAILURE_KINDS.invalid, { serverMessage: GATEWAY_WORDS.noAdditionalFields });
}
