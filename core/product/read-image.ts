import { type JsonFields, isJsonObject } from './json-fields.ts';
import type { ProductImage } from './product.ts';

// Stands in for the page, whose own address plays no part in judging the scheme.
const ANY_PAGE = 'https://page.invalid';

/**
 * Reads an address that a link may lead to.
 * @param fields the object it stands in
 * @param name the field
 * @returns the address as written; null when absent, or of another scheme than http(s), which is noted
 * Source: threat table A "Attributes (URL)"
 */
export function readLink(fields: JsonFields, name: string): string | null {
  return readAddress(fields, name, (url) => url.protocol === 'https:' || url.protocol === 'http:');
}

/**
 * Reads a picture: an object `mainImage`, or `assetUrl` and `altText` beside each other.
 * @param fields the product or the variant
 * @param open how to read the fields of an object within
 * @returns the picture, or null where there is none
 * Source: platform specification §3
 */
export function readImage(
  fields: JsonFields,
  open: (json: unknown, path: string) => JsonFields,
): ProductImage | null {
  const within = fields.raw('mainImage');
  const source = isJsonObject(within) ? open(within, fields.pathOf('mainImage')) : fields;
  const assetUrl = readAddress(source, 'assetUrl', isPicture);
  if (assetUrl === null) return null;
  const altText = source.raw('altText');
  return { assetUrl, altText: typeof altText === 'string' ? altText.trim() : '' };
}

function isPicture({ protocol, pathname }: URL): boolean {
  return ['https:', 'http:'].includes(protocol) || (protocol === 'data:' && pathname.startsWith('image/'));
}

function readAddress(fields: JsonFields, name: string, isAllowed: (url: URL) => boolean): string | null {
  const value = fields.raw(name);
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && URL.canParse(value, ANY_PAGE) && isAllowed(new URL(value, ANY_PAGE))) {
    return value.trim();
  }
  fields.note(name);
  return null;
}
