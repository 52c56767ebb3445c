import type { Question } from '../answers/index.ts';
import { FAILURE_KINDS, NotFoundError, showValue, StorefrontError } from '../errors/index.ts';
import { isJsonObject, parseJson } from '../json/index.ts';
import { isEnough, isQuantity, type Stock } from '../offer/index.ts';
import { warnDeveloper } from '../shared/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { CART_CALLS } from '../cart-client/index.ts';
import type { AddRequest, AdditionalFieldsRequest, CartEntryJson } from '../cart/index.ts';

/** One variant in the catalogue of a memory store. */
export interface CatalogItem {
  readonly itemId: string;
  /** Null for a product without options. */
  readonly sku: string | null;
  readonly title: string;
  /** The price of one piece, in minor units. */
  readonly priceCents: number;
  /** ISO 4217 code; by default that of the store. */
  readonly currency?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whole pieces; absent means unlimited. */
  readonly quantityInStock?: number;
  /** The code of the product's kind; absent if unknown. */
  readonly productType?: number;
  /** True for downloads. */
  readonly isDigital?: boolean;
  /** False for services and gift cards; by default true for everything but downloads. */
  readonly requiresShipping?: boolean;
  /** The form for each addition; absent without one. */
  readonly additionalFieldsFormId?: string | null;
  /** Its questions; absent if unknown. */
  readonly questions?: readonly Question[] | null;
  /** The product's page. */
  readonly url?: string | null;
  readonly image?: CartEntryJson['image'];
}

/** One line of a memory cart. */
export interface MemoryLine {
  readonly id: string;
  readonly item: CatalogItem;
  readonly quantity: number;
  readonly additionalFields: string;
}

/** The lines after a change, and the changed one. */
export interface LinesChange {
  readonly lines: readonly MemoryLine[];
  readonly entryId: string | null;
}

/**
 * Adds a variant; the same variant with the same fields raises its line.
 * @param lines the cart's lines
 * @param catalog the catalogue
 * @param request what to add
 * @param newId the id of a new line
 * @returns the lines afterwards
 * @throws StorefrontError not-found, sold-out or invalid
 * Source: docs/behaviour/cart.md §4.2
 */
export function addToLines(
  lines: readonly MemoryLine[],
  catalog: readonly CatalogItem[],
  request: AddRequest,
  newId: string,
): LinesChange {
  const { quantity, additionalFields } = request;
  const item = findItem(catalog, request);
  checkFields(additionalFields);
  checkQuantity(quantity);
  checkStock(item, quantity + heldQuantity(lines, item));
  checkCurrency(lines, item);
  const same = lines.find((line) => isSame(line.item, item) && line.additionalFields === additionalFields);
  if (!same) return { lines: [...lines, { id: newId, item, quantity, additionalFields }], entryId: newId };
  checkQuantity(same.quantity + quantity);
  // The catalogue may have changed since.
  return replaceLine(lines, { ...same, item, quantity: same.quantity + quantity });
}

/**
 * Sets a line's quantity.
 * @param lines the cart's lines
 * @param entryId the line
 * @param quantity whole pieces, 1–9999
 * @returns the lines afterwards
 * @throws StorefrontError not-found, sold-out or invalid
 * Source: docs/behaviour/cart.md §4.3
 */
export function setLineQuantity(
  lines: readonly MemoryLine[],
  entryId: string,
  quantity: number,
): LinesChange {
  checkQuantity(quantity);
  const line = findLine(lines, entryId);
  checkStock(line.item, quantity + heldQuantity(lines, line.item) - line.quantity);
  return replaceLine(lines, { ...line, quantity });
}

/**
 * Removes a line; a line that is already gone is not an error.
 * @param lines the cart's lines
 * @param entryId the line
 * @returns the lines afterwards
 * Source: docs/behaviour/cart.md §4.3
 */
export function removeLine(lines: readonly MemoryLine[], entryId: string): LinesChange {
  const others = lines.filter(({ id }) => id !== entryId);
  return { lines: others.length < lines.length ? others : lines, entryId: null };
}

/**
 * Replaces a line's additional fields.
 * @param lines the cart's lines
 * @param entryId the line
 * @param request item, variant and new fields
 * @returns the lines afterwards
 * @throws StorefrontError not-found, or invalid for another item than the line's
 * Source: docs/behaviour/cart.md §4.4
 */
export function setLineFields(
  lines: readonly MemoryLine[],
  entryId: string,
  request: AdditionalFieldsRequest,
): LinesChange {
  const { itemId, sku, additionalFields } = request;
  checkFields(additionalFields);
  const line = findLine(lines, entryId);
  if (line.item.itemId !== itemId || (sku !== null && line.item.sku !== sku)) throw invalid();
  return replaceLine(lines, { ...line, additionalFields });
}

function findItem(catalog: readonly CatalogItem[], { itemId, sku }: AddRequest): CatalogItem {
  const variants = catalog.filter((item) => item.itemId === itemId);
  if (variants.length === 0) {
    warnDeveloper(`The store in memory does not sell ${showValue(itemId)}; it sells ${listIds(catalog)}.`);
    throw new NotFoundError(CART_CALLS.entries, { status: 404 });
  }
  const item = sku === null && variants.length === 1 ? variants[0] : variants.find((one) => one.sku === sku);
  if (!item) throw invalid();
  return item;
}

/** A store may sell thousands. */
const MAX_LISTED_COUNT = 10;

function listIds(catalog: readonly CatalogItem[]): string {
  const ids = [...new Set(catalog.map(({ itemId }) => itemId))];
  const listed = ids.slice(0, MAX_LISTED_COUNT).join(', ') || 'nothing';
  return ids.length > MAX_LISTED_COUNT ? `${listed} and ${ids.length - MAX_LISTED_COUNT} more` : listed;
}

function findLine(lines: readonly MemoryLine[], entryId: string): MemoryLine {
  const line = lines.find(({ id }) => id === entryId);
  if (!line) throw new NotFoundError(CART_CALLS.entry(entryId), { status: 404 });
  return line;
}

function replaceLine(lines: readonly MemoryLine[], line: MemoryLine): LinesChange {
  return { lines: lines.map((one) => (one.id === line.id ? line : one)), entryId: line.id };
}

function heldQuantity(lines: readonly MemoryLine[], item: CatalogItem): number {
  return lines.reduce((sum, line) => (isSame(line.item, item) ? sum + line.quantity : sum), 0);
}

/** A cart may be older than the catalogue. */
function isSame(one: CatalogItem, other: CatalogItem): boolean {
  return one.itemId === other.itemId && one.sku === other.sku;
}

function checkCurrency(lines: readonly MemoryLine[], item: CatalogItem): void {
  if (lines.every((line) => line.item.currency === item.currency)) return;
  throw new StorefrontError(FAILURE_KINDS.invalid, { status: 422, serverMessage: CART_WORDS.oneCurrency });
}

function checkStock(item: CatalogItem, quantity: number): void {
  if (isEnough(stockOf(item), quantity)) return;
  throw new StorefrontError(FAILURE_KINDS.soldOut, { status: 409, serverMessage: CART_WORDS.notEnough });
}

/**
 * Reads the stock of a variant.
 * @param item the variant
 * Source: docs/behaviour/products.md §5
 */
export function stockOf({ quantityInStock }: CatalogItem): Stock {
  return { isUnlimited: quantityInStock === undefined, quantity: quantityInStock ?? 0 };
}

function checkQuantity(quantity: number): void {
  if (!isQuantity(quantity)) throw invalid();
}

function checkFields(additionalFields: string): void {
  if (additionalFields !== '' && !isJsonObject(parseJson(additionalFields))) throw invalid();
}

function invalid(): StorefrontError {
  return new StorefrontError(FAILURE_KINDS.invalid, { status: 422 });
}
