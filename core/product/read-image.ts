import { isJsonObject, type JsonFields } from '../json/index.ts';
import { isLinkAddress, isPictureAddress } from '../text/index.ts';
import type { ProductImage } from './product.ts';

/**
 * Reads the address of a link.
 * @param fields the object that holds it
 * @param name the field
 * @returns the address as written; null when absent, and, with a note, when its scheme is not http(s)
 * Source: docs/behaviour/network.md §5.3
 */
export function readLink(fields: JsonFields, name: string): string | null {
  return readAddress(fields, name, isLinkAddress);
}

/**
 * Reads a picture: an object `mainImage`, or `assetUrl` and `altText` beside each other.
 * @param fields the product or the variant
 * @returns the picture, or null where there is none
 * Source: docs/behaviour/products.md §1.4
 */
export function readImage(fields: JsonFields): ProductImage | null {
  const source = isJsonObject(fields.raw('mainImage')) ? fields.within('mainImage') : fields;
  const assetUrl = readAddress(source, 'assetUrl', isPictureAddress);
  if (assetUrl === null) return null;
  const altText = source.raw('altText');
  return { assetUrl, altText: typeof altText === 'string' ? altText.trim() : '' };
}

function readAddress(
  fields: JsonFields,
  name: string,
  isAllowed: (address: string) => boolean,
): string | null {
  if (fields.raw(name) === '') return null;
  return fields.read(name, (value) =>
    typeof value === 'string' && isAllowed(value) ? value.trim() : undefined,
  );
}
