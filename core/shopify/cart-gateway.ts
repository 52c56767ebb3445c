import type {
  AdditionalFieldsRequest,
  AddRequest,
  CartAnswerJson,
  CartCall,
  CartGateway,
} from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { checkQuantity, refuse } from '../gateway-kit/index.ts';
import type { ShopLine } from './answers.ts';
import type { Catalog } from './catalog.ts';
import { applyCode, removeCode } from './codes.ts';
import { additionalFieldsOf, attributesOf } from './line-attributes.ts';
import { isShort } from './refusals.ts';
import { stockOf, skuOf } from './variants.ts';
import { changeAnswer, type Made, type VisitorCart } from './visitor-cart.ts';

/**
 * Creates the cart gateway to a shop.
 * @param visitor the visitor's cart
 * @param catalog the shop's products
 * Source: docs/behaviour/gateways.md §4.3, §4.4, §4.5, §4.6
 */
export function createCartGateway(visitor: VisitorCart, catalog: Catalog): CartGateway {
  return {
    isIdempotent: false,
    load: ({ signal }) => visitor.load(signal),
    add: (request, _key, call) => add(visitor, catalog, request, call),
    setQuantity: (entryId, quantity, _key, call) => setQuantity(visitor, entryId, quantity, call),
    remove: (entryId, _key, call) => remove(visitor, entryId, call),
    updateAdditionalFields: (entryId, request, _key, call) => setFields(visitor, entryId, request, call),
    stockOf: async (itemId, { signal }) => {
      const { variants } = await catalog.read(itemId, signal);
      return new Map(variants.nodes.map((variant) => [skuOf(variant, variants.nodes), stockOf(variant)]));
    },
    applyCode: (code, _key, call) => applyCode(visitor, code, call),
    removeCode: (code, _key, call) => removeCode(visitor, code, call),
    setNote: async (note, _key, { signal }) =>
      changeAnswer(await visitor.change({ name: 'setNote', variables: { note }, input: { note } }, signal)),
  };
}

async function add(
  visitor: VisitorCart,
  catalog: Catalog,
  { itemId, sku, quantity, additionalFields }: AddRequest,
  call: CartCall,
): Promise<CartAnswerJson> {
  checkQuantity(quantity);
  const attributes = attributesOf(additionalFields) ?? refuse(FAILURE_KINDS.invalid);
  const variant = await catalog.find(itemId, sku, call.signal);
  const lines = [{ merchandiseId: variant.id, quantity, attributes }];
  const made = await visitor
    .change({ name: 'addLines', variables: { lines }, input: { lines } }, call.signal)
    .catch((error: unknown) => {
      // The variant may have been replaced.
      catalog.forget(itemId);
      throw error;
    });
  const line = made.lines.find(
    ({ merchandise, attributes: held }) =>
      merchandise.id === variant.id && additionalFieldsOf(held) === additionalFields,
  );
  // Without a warning it was added, though an app of the shop may have replaced what it is recognised by.
  if (isShort(made.payload, line && [line.id, variant.id])) refuseUnchanged(made, line, call);
  return changeAnswer(made, line);
}

/** A change that was made in part is an answer: the page compares it with the request. */
function refuseUnchanged({ cart }: Made, line: ShopLine | undefined, { known }: CartCall): void {
  const former = known?.entries.find(({ id }) => id === line?.id)?.quantity ?? 0;
  if (known === undefined || !line || line.quantity <= former) refuse(FAILURE_KINDS.soldOut, { cart });
}

async function setQuantity(
  visitor: VisitorCart,
  entryId: string,
  quantity: number,
  call: CartCall,
): Promise<CartAnswerJson> {
  checkQuantity(quantity);
  const made = await updateLine(visitor, { id: entryId, quantity }, call);
  const line = made.lines.find(({ id }) => id === entryId);
  if ((line?.quantity ?? 0) < quantity) refuseUnchanged(made, line, call);
  return changeAnswer(made, line);
}

async function remove(visitor: VisitorCart, entryId: string, { signal }: CartCall): Promise<CartAnswerJson> {
  const change = { name: 'removeLines', variables: { lineIds: [entryId] }, input: null } as const;
  try {
    return changeAnswer(await visitor.change(change, signal));
  } catch (error) {
    // What is gone has been removed. A status comes from a proxy, or from an address without an API.
    if (!isStorefrontError(error) || error.status !== undefined) throw error;
    if (error.kind === FAILURE_KINDS.bought) return { cart: visitor.empty, entry: null };
    if (error.kind !== FAILURE_KINDS.notFound) throw error;
    return { cart: await visitor.load(signal), entry: null };
  }
}

async function setFields(
  visitor: VisitorCart,
  entryId: string,
  { itemId, sku, additionalFields }: AdditionalFieldsRequest,
  call: CartCall,
): Promise<CartAnswerJson> {
  const attributes = attributesOf(additionalFields) ?? refuse(FAILURE_KINDS.invalid);
  const known = await visitor.known(call);
  const entry = known?.entries?.find(({ id }) => id === entryId) ?? refuse(FAILURE_KINDS.notFound);
  const isSame = entry.itemId === itemId && (sku === null || entry.chosenVariant?.sku === sku);
  if (!isSame) refuse(FAILURE_KINDS.invalid);
  const made = await updateLine(visitor, { id: entryId, attributes }, call);
  return changeAnswer(
    made,
    made.lines.find(({ id }) => id === entryId),
  );
}

function updateLine(visitor: VisitorCart, line: object, { signal }: CartCall): Promise<Made> {
  return visitor.change({ name: 'updateLines', variables: { lines: [line] }, input: null }, signal);
}
