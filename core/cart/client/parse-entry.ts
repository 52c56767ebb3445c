import { fieldsOf, isJsonObject, readInteger, type JsonFields, type NoteField } from '../../json/index.ts';
import { money, type CurrencyCode, type Money } from '../../money/index.ts';
import { isLinkAddress, isPictureAddress } from '../../text/index.ts';
import { MAX_CENTS, type CartEntry, type ChosenVariant } from '../state/cart.ts';

/**
 * Reads one line of a cart.
 * @param json the line, of a shape that nobody promised
 * @param currency of its amounts
 * @param note hears the name of each field that is not as promised
 * @returns the line; undefined without an id, because nothing could be done with it
 * Source: docs/behaviour/cart.md §1.2, §1.3
 */
export function parseEntry(json: unknown, currency: CurrencyCode, note: NoteField): CartEntry | undefined {
  if (!isJsonObject(json) || typeof json.id !== 'string') return undefined;
  const fields = fieldsOf(json, note);
  return {
    id: json.id,
    itemId: fields.text('itemId') ?? '',
    quantity: fields.count('quantity') ?? 0,
    chosenVariant: fields.read('chosenVariant', (value) => readVariant(value, note)),
    additionalFields: fields.text('additionalFields') ?? '',
    title: fields.text('title') ?? '',
    subTotal: readAmount(fields, 'subTotal', currency),
    purchasePrice: readAmount(fields, 'purchasePriceCents', currency),
    productUrl: fields.read('productUrl', (value) => readAddress(value, isLinkAddress)),
    image: fields.read('image', readImage),
  };
}

/**
 * Reads an amount.
 * @param fields the cart or the line
 * @param name the field, in minor units
 * @param currency the amount's
 * @param minCents the least that counts; 0 by default
 * @returns the amount, 0 where there is none; null, which is shown as blank, where it is no amount
 * Source: docs/behaviour/cart.md §1.3
 */
export function readAmount(
  fields: JsonFields,
  name: string,
  currency: CurrencyCode,
  minCents = 0,
): Money | null {
  const cents = fields.read(name, (value) => readInteger(value, minCents, MAX_CENTS));
  if (cents === null && fields.has(name)) return null;
  return money(cents ?? 0, currency);
}

function readVariant(json: unknown, note: NoteField): ChosenVariant | undefined {
  if (!isJsonObject(json)) return undefined;
  const fields = fieldsOf(json, note);
  return { sku: fields.text('sku'), attributes: fields.read('attributes', readAttributes) ?? {} };
}

function readAttributes(json: unknown): ChosenVariant['attributes'] | undefined {
  if (!isJsonObject(json)) return undefined;
  const pairs = Object.entries(json).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs);
}

function readImage(json: unknown): NonNullable<CartEntry['image']> | undefined {
  if (!isJsonObject(json)) return undefined;
  const assetUrl = readAddress(json.assetUrl, isPictureAddress);
  return assetUrl === undefined
    ? undefined
    : { assetUrl, altText: typeof json.altText === 'string' ? json.altText : '' };
}

function readAddress(value: unknown, isAllowed: (address: string) => boolean): string | undefined {
  return typeof value === 'string' && isAllowed(value) ? value : undefined;
}
