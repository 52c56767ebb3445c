import type { Selectable } from 'kysely';

import { COLLECTION_TYPES, RECORD_TYPES } from '../../../../core/enumerations/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { MAX_GALLERY_ITEMS } from '../../platform/shared/limits.ts';
import type { Gallery, GalleryDetails, GalleryItem, GalleryPictureDetails } from './gallery-item.ts';
import type { GalleriesTable, GalleryItemsTable } from './tables.ts';
import { urlIdsOf } from './url-ids-of.ts';

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
  const {
    title,
    excerpt,
    kind = 'slide-gallery',
    design,
    hasWords,
  } = JSON.parse(gallery.details) as GalleryDetails;
  const fullUrl = `/gallery/${gallery.slug}`;
  const own = rows.filter((row) => row.gallery_id === gallery.id).slice(0, MAX_GALLERY_ITEMS[kind]);
  return {
    id: gallery.id,
    recordType: RECORD_TYPES.gallery,
    type: COLLECTION_TYPES[kind],
    typeName: kind,
    title,
    urlId: gallery.slug,
    fullUrl,
    excerpt,
    options: { design, 'show-meta': hasWords },
    items: toItems(own, fullUrl),
  };
}

type Played = Pick<GalleryPictureDetails, 'audioUrl' | 'videoUrl'>;

function toItems(rows: readonly Selectable<GalleryItemsTable>[], galleryUrl: string): readonly GalleryItem[] {
  const found = rows.map((row) => ({ row, ...(JSON.parse(row.details) as GalleryPictureDetails) }));
  const urlIds = urlIdsOf(found.map(({ title }) => title));
  return found.map(({ row, picture, audioUrl, videoUrl, ...words }, index) => ({
    id: `${row.gallery_id}-${row.position + 1}`,
    recordType: RECORD_TYPES[recordTypeOf({ audioUrl, videoUrl })],
    urlId: urlIds[index] ?? '',
    fullUrl: `${galleryUrl}/${urlIds[index] ?? ''}`,
    ...words,
    ...picture,
    ...(videoUrl !== undefined && { assetUrl: videoUrl, mediaType: 'video', posterUrl: picture.assetUrl }),
    ...(audioUrl !== undefined && { structuredContent: { audioAssetUrl: audioUrl } }),
  }));
}

function recordTypeOf({ audioUrl, videoUrl }: Played): 'audio' | 'video' | 'image' {
  if (audioUrl !== undefined) return 'audio';
  return videoUrl === undefined ? 'image' : 'video';
}
