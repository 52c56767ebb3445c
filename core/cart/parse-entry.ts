import type { CartEntry, ChosenVariant } from './cart.ts';
import { isJsonObject, openFields, readText, type NoteField } from './json-fields.ts';
import { isLink, isPicture } from './safe-address.ts';

/**
 * Reads one line of a cart.
 * @param json the line, of a shape that nobody promised
 * @param note hears the name of each field that is not as promised
 * @returns the line; undefined without an id, because nothing could be done with it
 * Source: storefront specification §3; threats, row "Server JSON"
 */
export function parseEntry(json: unknown, note: NoteField): CartEntry | undefined {
  if (!isJsonObject(json) || typeof json.id !== 'string') return undefined;
  const { text, count, cents, field } = openFields(json, note);
  return {
    id: json.id,
    itemId: text('itemId'),
    quantity: count('quantity'),
    chosenVariant: field('chosenVariant', (value) => readVariant(value, note), null, null),
    additionalFields: text('additionalFields'),
    title: text('title'),
    subTotal: cents('subTotal'),
    purchasePriceCents: cents('purchasePriceCents'),
    productUrl: field('productUrl', (value) => readAddress(value, isLink), null, null),
    image: field('image', readImage, null, null),
  };
}

function readVariant(json: unknown, note: NoteField): ChosenVariant | undefined {
  if (!isJsonObject(json)) return undefined;
  const { field } = openFields(json, note);
  return {
    sku: field('sku', readText, null, null),
    attributes: field('attributes', readAttributes, {}, {}),
  };
}

function readAttributes(json: unknown): ChosenVariant['attributes'] | undefined {
  if (!isJsonObject(json)) return undefined;
  const pairs = Object.entries(json).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs);
}

function readImage(json: unknown): NonNullable<CartEntry['image']> | undefined {
  if (!isJsonObject(json)) return undefined;
  const assetUrl = readAddress(json.assetUrl, isPicture);
  return assetUrl === undefined ? undefined : { assetUrl, altText: readText(json.altText) ?? '' };
}

function readAddress(value: unknown, isAllowed: (address: string) => boolean): string | undefined {
  return typeof value === 'string' && isAllowed(value) ? value : undefined;
}
