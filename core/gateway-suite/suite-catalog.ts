import type { AddRequest } from '../cart/index.ts';

/** One variant that the tests buy. */
export interface SuiteItem {
  /** The id that pages write into `item-id`. */
  readonly itemId: string;
  readonly sku: string;
  readonly title: string;
  /** The price of one piece, in minor units. */
  readonly priceCents: number;
  /** Option → value; absent for a product without options. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whole pieces; absent means unlimited. */
  readonly quantityInStock?: number;
  /** The code of the product's kind; 1 is physical. */
  readonly productType?: number;
  /** True for downloads. */
  readonly isDigital?: boolean;
}

const TEE = { itemId: 'tee', title: 'Everyday Tee', priceCents: 2_400, productType: 1 };

/** The products that the tests buy by default: sell these, or say in `catalog` what you sell instead. */
export const SUITE_CATALOG = [
  { itemId: 'mug', sku: 'mug', title: 'Stoneware Mug', priceCents: 1_800, quantityInStock: 50 },
  { itemId: 'print', sku: 'print', title: 'Harbor Print', priceCents: 1_200, isDigital: true },
  { ...TEE, sku: 'tee-forest-s', attributes: { Color: 'Forest', Size: 'S' }, quantityInStock: 5 },
  { ...TEE, sku: 'tee-forest-m', attributes: { Color: 'Forest', Size: 'M' }, quantityInStock: 0 },
] as const satisfies readonly SuiteItem[];

const [MUG, PRINT, SMALL_TEE, MEDIUM_TEE] = SUITE_CATALOG;

/** What the tests need of a shop. */
export interface SuiteItems {
  /** Physical and without options, with ten or more in stock. */
  readonly mug: SuiteItem;
  /** Digital, without options, unlimited. */
  readonly print: SuiteItem;
  /** A variant of a product with options, with a stock of three or more, but a few pieces. */
  readonly tee: SuiteItem;
  /** Another variant of the same product, sold out. */
  readonly soldOutTee: SuiteItem;
}

/** What a shop sells instead of `SUITE_CATALOG`; absent fields are those of the same item there. */
export type SuiteCatalog = { readonly [Name in keyof SuiteItems]?: Partial<SuiteItem> };

/**
 * Completes a catalog.
 * @param catalog what differs from `SUITE_CATALOG`
 */
export function itemsOf({ mug, print, tee, soldOutTee }: SuiteCatalog = {}): SuiteItems {
  return {
    mug: { ...MUG, ...mug },
    print: { ...PRINT, ...print },
    tee: { ...SMALL_TEE, ...tee },
    soldOutTee: { ...MEDIUM_TEE, ...soldOutTee },
  };
}

/**
 * Requests some pieces of an item, as a page does: without a sku where there is nothing to choose.
 * @param item what to add
 * @param quantity whole pieces
 * @param additionalFields a JSON text
 */
export function requestOf(item: SuiteItem, quantity = 1, additionalFields = ''): AddRequest {
  const { itemId, sku, attributes = {} } = item;
  return { itemId, sku: Object.keys(attributes).length > 0 ? sku : null, quantity, additionalFields };
}
