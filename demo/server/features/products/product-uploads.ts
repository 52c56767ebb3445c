import { uploadIdOf } from '../../platform/photographs/index.ts';
import type { EditedProduct } from './edited-product.ts';

/** The pictures of a product. */
type Pictured = Pick<EditedProduct, 'mainImage' | 'images' | 'variants'>;

/** A picture of a product. */
export type ProductPicture = NonNullable<EditedProduct['mainImage']>;

/**
 * Lists the pictures of a product in their order, each once: those of the product, then those that only variants have.
 * @param product the product
 */
export function picturesOf({ mainImage, images = [], variants }: Pictured): readonly ProductPicture[] {
  const found = new Map<string, ProductPicture>();
  const ofVariants = variants.flatMap(({ image }) => image ?? []);
  for (const picture of [mainImage ?? [], images, ofVariants].flat())
    if (!found.has(picture.assetUrl)) found.set(picture.assetUrl, picture);
  return [...found.values()];
}

/**
 * Lists the uploads that a product needs.
 * @param product the product
 */
export function uploadsOf(product: Pictured): readonly string[] {
  return picturesOf(product).flatMap(({ assetUrl }) => uploadIdOf(assetUrl) ?? []);
}

/**
 * Names a product among the users of uploads.
 * @param id of the product
 */
export function uploadUser(id: string): string {
  return `product:${id}`;
}
