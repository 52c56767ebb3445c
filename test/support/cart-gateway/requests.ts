import type { AddRequest, CartGateway, CartJson } from '../../../core/cart/index.ts';

/** How tests are declared where the suite runs. */
export interface Runner {
  readonly describe: (name: string, declare: () => void) => unknown;
  readonly it: (name: string, test: () => Promise<void>) => unknown;
}

/** Gives the backend of a visitor who was never there. */
export type Open = () => Promise<CartGateway>;

/** The part of what the reference store sells that the suite buys. */
export const SUITE_CATALOG = [
  { itemId: 'mug', sku: 'mug', title: 'Stoneware Mug', priceCents: 1_800, quantityInStock: 50 },
  { itemId: 'print', sku: 'print', title: 'Harbour Print', priceCents: 1_200, isDigital: true },
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

/** A key that was never used. */
export const newKey = (): string => crypto.randomUUID();
/** Asks for mugs, of which there are fifty. */
export const mug = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'mug',
  sku: null,
  quantity,
  additionalFields,
});
/** Asks for prints, which are digital: there is no end to them. */
export const print = (quantity = 1): AddRequest => ({ ...mug(quantity), itemId: 'print' });
/** Asks for tees of a variant of which there are five. */
export const tee = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'tee',
  sku: 'tee-forest-s',
  quantity,
  additionalFields,
});
/** What a cart holds, line by line. */
export const linesOf = ({ entries = [] }: CartJson) =>
  entries.map(({ itemId, quantity }) => [itemId, quantity]);

/**
 * Puts a mug into a new cart.
 * @param open gives the backend of a new visitor
 */
export async function withMug(open: Open) {
  const gateway = await open();
  const { cart, entry } = await gateway.add(mug(), newKey());
  return { gateway, cart, entryId: entry!.id };
}

/** A cart before its first line, as far as every backend writes it. */
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
