import type { Selectable } from 'kysely';

import { RECORD_TYPES } from '../../../../core/enumerations/index.ts';
import type { GalleriesTable, GalleryItemsTable } from '../../database/content-tables.ts';
import type { Database } from '../../database/tables.ts';
import type { Gallery, GalleryDetails, GalleryItem, GalleryPictureDetails } from './gallery-item.ts';

/**
 * Reads all galleries in their order.
 * @param db the store's database
 * @returns every gallery with its pictures
 */
export async function findGalleries(db: Database): Promise<readonly Gallery[]> {
  const galleries = await db.selectFrom('galleries').selectAll().orderBy('position').execute();
  const items = await db.selectFrom('gallery_items').selectAll().orderBy('position').execute();
  return galleries.map((gallery) => toGallery(gallery, items));
}

/**
 * Reads one gallery.
 * @param db the store's database
 * @param slug its address below the galleries
 * @returns the gallery, or undefined when there is none
 */
export async function findGallery(db: Database, slug: string): Promise<Gallery | undefined> {
  return (await findGalleries(db)).find(({ urlId }) => urlId === slug);
}

function toGallery(
  gallery: Selectable<GalleriesTable>,
  rows: readonly Selectable<GalleryItemsTable>[],
): Gallery {
  const { title, excerpt, design, hasWords } = JSON.parse(gallery.details) as GalleryDetails;
  return {
    id: gallery.id,
    recordType: RECORD_TYPES.gallery,
    title,
    urlId: gallery.slug,
    fullUrl: `/gallery/${gallery.slug}`,
    excerpt,
    options: { design, 'show-meta': hasWords },
    items: rows.filter((row) => row.gallery_id === gallery.id).map(toGalleryItem),
  };
}

function toGalleryItem({ gallery_id, position, details }: Selectable<GalleryItemsTable>): GalleryItem {
  const { picture, ...words } = JSON.parse(details) as GalleryPictureDetails;
  return { id: `${gallery_id}-${position + 1}`, recordType: RECORD_TYPES.image, ...words, ...picture };
}
