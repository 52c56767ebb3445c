import { fieldsOf, isJsonObject } from '../json/index.ts';
import { type ProductImage, readImage } from '../product/index.ts';

/**
 * Lists the pictures of a product: its own, then those of its list `items`, each once.
 * @param json the product item
 * @returns the pictures, without invalid ones
 * Source: docs/behaviour/products.md §1.4
 */
export function productPictures(json: unknown): readonly ProductImage[] {
  const fields = fieldsOf(json);
  const listed = fields.list('items', (item) =>
    isJsonObject(item) ? (readImage(fieldsOf(item)) ?? undefined) : undefined,
  );
  const own = readImage(fields);
  const all = own ? [own, ...listed] : listed;
  return all.filter(({ assetUrl }, index) => all.findIndex((other) => other.assetUrl === assetUrl) === index);
}
