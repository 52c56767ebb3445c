import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { useUploads } from '../../platform/uploads/index.ts';
import { lockCatalogue, type ProductDetails, type VariantDetails } from '../catalogue/index.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { type ProductPicture, uploadsOf, uploadUser } from './product-uploads.ts';

/** The pictures of a product. */
export interface NewPictures {
  readonly id: string;
  /** The version that the owner saw. */
  readonly version: number;
  /** In their order; the first is the main one. */
  readonly pictures: readonly ProductPicture[];
  /** The URL of the picture of each variant that has one, by its sku. */
  readonly ofVariants: ReadonlyMap<string, string>;
}

/**
 * Replaces the pictures of a product and nothing else: neither prices nor stock are written.
 * @param transaction an open transaction
 * @param changed its pictures
 * @throws Refusal 404 for a product that was deleted meanwhile, 409 after a concurrent edit, or for a picture that was deleted
 * Source: docs/behaviour/reference-store.md §27.2
 */
export async function savePictures(
  transaction: StoreTransaction,
  { id, version, pictures, ofVariants }: NewPictures,
): Promise<void> {
  await lockCatalogue(transaction);
  const query = transaction.selectFrom('products').select(['version', 'details']).where('id', '=', id);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw refusal(404, 'unknownItem');
  if (row.version !== version) throw refusal(409, 'productChanged');
  const { images: _, ...details } = JSON.parse(row.details) as ProductDetails;
  const [mainImage = null, ...images] = pictures;
  const changed: ProductDetails = { ...details, mainImage, ...(images.length > 0 && { images }) };
  await transaction
    .updateTable('products')
    .set({ details: JSON.stringify(changed), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await placePictures(transaction, { id, pictures, ofVariants });
  const saved = await findEditedProduct(transaction, id);
  if (saved !== undefined) await useUploads(transaction, uploadUser(id), uploadsOf(saved));
}

async function placePictures(
  transaction: StoreTransaction,
  { id, pictures, ofVariants }: Omit<NewPictures, 'version'>,
): Promise<void> {
  const images = new Map(pictures.map(({ assetUrl, altText }) => [assetUrl, { assetUrl, altText }]));
  const variants = await transaction
    .selectFrom('variants')
    .select(['sku', 'details'])
    .where('product_id', '=', id)
    .orderBy('sku')
    .execute();
  for (const { sku, details } of variants) {
    const changed: VariantDetails = {
      ...(JSON.parse(details) as VariantDetails),
      image: images.get(ofVariants.get(sku) ?? '') ?? null,
    };
    const text = JSON.stringify(changed);
    if (text === details) continue;
    await transaction.updateTable('variants').set({ details: text }).where('sku', '=', sku).execute();
  }
}
