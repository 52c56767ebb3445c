import { SCENES, picture } from '../../platform/content/scenes.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { GalleryDetails, GalleryPictureDetails } from './gallery-item.ts';

/** A gallery as the seed writes it. */
export interface SeedGallery extends GalleryDetails {
  readonly id: string;
  readonly slug: string;
  readonly items: readonly GalleryPictureDetails[];
}

/** The galleries of a new site. */
export const SEED_GALLERIES: readonly SeedGallery[] = [
  {
    id: 'gallery-shelf',
    slug: 'off-the-shelf',
    title: 'Off the shelf',
    excerpt: 'This season’s pieces, before we packed them.',
    design: 'grid',
    hasWords: true,
    items: [
      {
        title: 'Oat',
        body: 'The mug everyone takes first.',
        picture: picture('mug', 'An oat-colored stoneware mug'),
      },
      {
        title: 'Low water',
        body: 'A glaze made from clay under the slipway.',
        picture: picture('vase', 'A slim bud vase'),
      },
      { title: 'Sand', body: 'Heavy cotton, first wash.', picture: picture('tee-sand', 'The tee in sand') },
      {
        title: 'Forest',
        body: 'Dyed twice, because once was mint.',
        picture: picture('tee-forest', 'The tee in forest'),
      },
      { title: 'Ink', body: 'The last of the old roll.', picture: picture('tee-ink', 'The tee in ink') },
      {
        title: 'Harbor, 5 a.m.',
        body: 'Seen from the kiln door.',
        picture: picture('print', 'A harbor at dawn with three boats'),
      },
    ],
  },
  {
    id: 'gallery-day',
    slug: 'a-day-in-the-yard',
    title: 'A day in the yard',
    excerpt: 'From low tide in the morning to the lamps at night.',
    design: 'slideshow',
    hasWords: true,
    items: [
      { title: 'Low tide', body: 'Clay is dug before breakfast.', picture: SCENES.slipway },
      { title: 'Ten o’clock', body: 'The shelves are as full as they get.', picture: SCENES.studio },
      { title: 'The cutting table', body: 'It was a hatch cover once.', picture: SCENES.cuttingTable },
      {
        title: 'The tide',
        body: 'It comes in at eleven, ready or not.',
        picture: SCENES.slipway,
        videoUrl: '/assets/films/the-tide-comes-in.webm',
      },
      { title: 'The kiln', body: 'Still warm, and shut.', picture: SCENES.kiln },
      { title: 'Lamps on', body: 'Someone always stays for one more bowl.', picture: SCENES.openYard },
    ],
  },
  {
    id: 'gallery-mended',
    slug: 'mended',
    title: 'Mended',
    excerpt: 'Pieces that came back for repair.',
    design: 'stacked',
    hasWords: true,
    items: [
      {
        title: 'A rim',
        body: 'Came back in four pieces, with a note about breakfast.',
        picture: SCENES.mendedBowl,
      },
      { title: 'Five seams', body: 'They all opened at once, on a ladder.', picture: SCENES.cuttingTable },
      { title: 'Grog', body: 'What we can’t mend, we crush and fire again.', picture: SCENES.kiln },
    ],
  },
];

/**
 * Seeds the galleries.
 * @param transaction an open transaction, so that it is done as a whole or not at all
 */
export async function seedGalleries(transaction: StoreTransaction): Promise<void> {
  for (const [position, gallery] of SEED_GALLERIES.entries())
    await seedGallery(transaction, gallery, position);
}

/**
 * Seeds a gallery.
 * @param transaction an open transaction
 * @param gallery what it shows
 * @param position its place among the galleries, from 0
 */
export async function seedGallery(
  transaction: StoreTransaction,
  { id, slug, items, ...details }: SeedGallery,
  position: number,
): Promise<void> {
  const row = { id, slug, position, details: JSON.stringify(details) };
  await transaction.insertInto('galleries').values(row).execute();
  const rows = items.map((item, at) => ({ gallery_id: id, position: at, details: JSON.stringify(item) }));
  await transaction.insertInto('gallery_items').values(rows).execute();
}
