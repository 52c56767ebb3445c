import { readQuestions } from '../answers/index.ts';
import { fieldsOf, isJsonObject, readEvery, readRecord, readText, type ReadValue } from '../json/index.ts';
import { isQuantity } from '../offer/index.ts';
import { randomId, type StorageArea } from '../session/index.ts';
import type { CatalogItem, MemoryLine } from './memory-lines.ts';
import type { CartEntryJson } from '../cart/index.ts';

/** The cart of a memory store. */
export interface MemoryCart {
  /** Empty before the first line was added. */
  readonly id: string;
  readonly lines: readonly MemoryLine[];
  readonly version: number;
  /** The applied codes. */
  readonly codes: readonly string[];
  /** The visitor's note; '' for none. */
  readonly note: string;
}

/** Holds the cart of a memory store. */
export interface MemoryCartHolder {
  readonly get: () => MemoryCart;
  /** Replaces the cart's contents, which creates a new version of it. */
  readonly set: (cart: MemoryCart) => void;
}

const CART_KEY = 'store-memory-cart';

/**
 * Creates the storage of a memory cart.
 * @param storage keeps the cart for the next page; none by default
 * @returns an empty cart, or the one that an earlier page has stored
 * Source: docs/behaviour/cart.md §9.3
 */
export function holdMemoryCart(storage: StorageArea | undefined): MemoryCartHolder {
  let ownCart: MemoryCart = { id: '', lines: [], version: 0, codes: [], note: '' };
  // Read each time, because a page from the back/forward cache may find a newer cart.
  const get = () => storage?.get(CART_KEY, readMemoryCart) ?? ownCart;
  return {
    get,
    set(cart) {
      const { id, version } = cart;
      // A new id, because versions can only be compared within one cart.
      ownCart = { ...cart, id: id || `cart-${randomId()}`, version: version + 1 };
      storage?.set(CART_KEY, ownCart);
    },
  };
}

function readMemoryCart(json: unknown): MemoryCart | null {
  const fields = fieldsOf(json);
  const [id, version] = [fields.text('id'), fields.count('version')];
  const lines = readEvery(fields.raw('lines'), readLine);
  if (id === null || version === null || lines === undefined) return null;
  const codes = readEvery(fields.raw('codes'), readText) ?? [];
  return { id, version, lines, codes, note: fields.text('note') ?? '' };
}

const readLine: ReadValue<MemoryLine> = (json) => {
  const fields = fieldsOf(json);
  const [id, quantity, additionalFields] = [
    fields.text('id'),
    fields.count('quantity'),
    fields.text('additionalFields'),
  ];
  const item = fields.read('item', readItem);
  if (id === null || item === null || additionalFields === null) return undefined;
  if (quantity === null || !isQuantity(quantity)) return undefined;
  return { id, item, quantity, additionalFields };
};

const readItem: ReadValue<CatalogItem> = (json) => {
  const fields = fieldsOf(json);
  const [itemId, priceCents] = [fields.text('itemId'), fields.count('priceCents')];
  if (itemId === null || priceCents === null) return undefined;
  const [currency, quantityInStock] = [fields.text('currency'), fields.count('quantityInStock')];
  const productType = fields.count('productType');
  return {
    ...{ itemId, priceCents, sku: fields.text('sku'), title: fields.text('title') ?? '' },
    ...(currency !== null && { currency }),
    ...(quantityInStock !== null && { quantityInStock }),
    ...(productType !== null && { productType }),
    attributes: fields.read('attributes', (value) => readRecord(value, readText)) ?? {},
    isDigital: fields.flag('isDigital'),
    additionalFieldsFormId: fields.text('additionalFieldsFormId'),
    questions: fields.read('questions', readQuestions),
    ...(fields.raw('requiresShipping') === false && { requiresShipping: false }),
    // The cart parser checks it again.
    url: fields.text('url'),
    image: fields.read('image', readImage),
  };
};

const readImage: ReadValue<NonNullable<CartEntryJson['image']>> = (json) => {
  if (!isJsonObject(json) || typeof json.assetUrl !== 'string') return undefined;
  return { assetUrl: json.assetUrl, altText: readText(json.altText) ?? '' };
};
