import type { AddRequest, CartGateway, CartJson, DirectCartGateway } from '../../../core/cart/index.ts';

/** How tests are declared where the suite runs. */
export interface Runner {
  readonly describe: (name: string, declare: () => void) => unknown;
  readonly it: (name: string, test: () => Promise<void>) => unknown;
}

/** Returns the backend of a new visitor. */
export type Open = () => Promise<DirectCartGateway>;

/**
 * Calls a gateway as a page does that has read no cart and sends each change for the first time.
 * @param gateway the gateway
 * @returns the same gateway, whose calls need no circumstances
 */
export function withCalls(gateway: CartGateway): DirectCartGateway {
  const { signal } = new AbortController();
  const call = { signal, isRetry: false, known: undefined };
  return {
    load: () => gateway.load(call),
    add: (request, key) => gateway.add(request, key, call),
    setQuantity: (entryId, quantity, key) => gateway.setQuantity(entryId, quantity, key, call),
    remove: (entryId, key) => gateway.remove(entryId, key, call),
    updateAdditionalFields: (entryId, request, key) =>
      gateway.updateAdditionalFields(entryId, request, key, call),
    stockOf: (itemId) => gateway.stockOf(itemId, call),
    ...(gateway.applyCode && { applyCode: (code, key) => gateway.applyCode!(code, key, call) }),
    ...(gateway.removeCode && { removeCode: (code, key) => gateway.removeCode!(code, key, call) }),
    ...(gateway.setNote && { setNote: (note, key) => gateway.setNote!(note, key, call) }),
    ...(gateway.checkout && { checkout: (cart) => gateway.checkout!(cart, call) }),
  };
}

/** The reference store's products that the suite buys. */
export const SUITE_CATALOG = [
  { itemId: 'mug', sku: 'mug', title: 'Stoneware Mug', priceCents: 1_800, quantityInStock: 50 },
  { itemId: 'print', sku: 'print', title: 'Harbor Print', priceCents: 1_200, isDigital: true },
  {
    itemId: 'tee',
    sku: 'tee-forest-s',
    title: 'Everyday Tee',
    priceCents: 2_400,
    productType: 1,
    attributes: { Color: 'Forest', Size: 'S' },
    quantityInStock: 5,
  },
  {
    itemId: 'tee',
    sku: 'tee-forest-m',
    title: 'Everyday Tee',
    priceCents: 2_400,
    productType: 1,
    attributes: { Color: 'Forest', Size: 'M' },
    quantityInStock: 0,
  },
] as const;

/** A new key. */
export const newKey = (): string => crypto.randomUUID();
/** Requests mugs; fifty are in stock. */
export const mug = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'mug',
  sku: null,
  quantity,
  additionalFields,
});
/** Requests prints, which are digital and unlimited. */
export const print = (quantity = 1): AddRequest => ({ ...mug(quantity), itemId: 'print' });
/** Requests tees of a variant; five are in stock. */
export const tee = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'tee',
  sku: 'tee-forest-s',
  quantity,
  additionalFields,
});
/** The lines of a cart. */
export const linesOf = ({ entries = [] }: CartJson) =>
  entries.map(({ itemId, quantity }) => [itemId, quantity]);

/**
 * Adds a mug to a new cart.
 * @param open returns the backend of a new visitor
 */
export async function withMug(open: Open) {
  const gateway = await open();
  const { cart, entry } = await gateway.add(mug(), newKey());
  return { gateway, cart, entryId: entry!.id };
}

/** An empty cart, without fields that differ between backends. */
export const EMPTY_CART = {
  id: '',
  entries: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
  version: 0,
  currency: 'USD',
};
