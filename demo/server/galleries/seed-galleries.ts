import type { GalleryOptions } from './gallery-item.ts';
import { type Picture, picture } from './picture.ts';

/** What is kept of a gallery besides its key and its pictures. */
export interface GalleryDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly design: GalleryOptions['design'];
  /** Whether titles and words stand below the pictures. */
  readonly hasWords: boolean;
}

/** What is kept of a picture. */
export interface GalleryPictureDetails {
  readonly title: string;
  readonly body: string;
  readonly picture: Picture;
}

/** A gallery as the seed writes it. */
export interface SeedGallery extends GalleryDetails {
  readonly id: string;
  readonly slug: string;
  readonly items: readonly GalleryPictureDetails[];
}

const KILN: Picture = picture(
  'pictures/kiln',
  'A brick kiln with its door ajar, and mugs cooling on a plank',
  ['e4d8c6', '8a6a50', 'a3452b'],
);
const CUTTING_TABLE: Picture = picture(
  'pictures/cutting-table',
  'Shears, chalk and three spools of thread on folded cotton',
  ['e9e3d3', 'b1865c', '5d7a6a'],
);
const SLIPWAY: Picture = picture(
  'pictures/slipway',
  'A boatyard slipway at low tide with a bucket of blue clay',
  ['d5dfe0', '6f7f86', 'c99f74'],
);
const MENDED_BOWL: Picture = picture(
  'pictures/mended-bowl',
  'A bowl with a mended rim between brush, string and newspaper',
  ['efe6d6', 'a0764c', 'd8c39e'],
);
const OPEN_YARD: Picture = picture(
  'pictures/open-yard',
  'A boathouse with open doors and a string of lamps at dusk',
  ['7d8f97', '8a6a50', 'e9b873'],
);
const STUDIO: Picture = picture(
  'pictures/studio',
  'Studio shelves with vases, bowls and mugs above folded tees and brushes',
  ['e9e3d3', 'b1865c', 'c99f74'],
);
const product = (name: string, altText: string): Picture =>
  picture(`products/${name}`, altText, ['f2e8db', 'b1865c', 'cfa981'], '800x800');

/** What hangs in the galleries when the site is new. */
export const SEED_GALLERIES: readonly SeedGallery[] = [
  {
    id: 'gallery-shelf',
    slug: 'off-the-shelf',
    title: 'Off the shelf',
    excerpt: 'Pieces that left the yard this season, before they were packed.',
    design: 'grid',
    hasWords: true,
    items: [
      {
        title: 'Oat',
        body: 'The mug that everybody takes first.',
        picture: product('mug', 'An oat-coloured stoneware mug'),
      },
      {
        title: 'Low water',
        body: 'Clay from under the slipway, as a glaze.',
        picture: product('vase', 'A slim bud vase'),
      },
      { title: 'Sand', body: 'Heavy cotton, first wash.', picture: product('tee-sand', 'The tee in sand') },
      {
        title: 'Forest',
        body: 'Dyed twice, because once was mint.',
        picture: product('tee-forest', 'The tee in forest'),
      },
      { title: 'Ink', body: 'The last of the old roll.', picture: product('tee-ink', 'The tee in ink') },
      {
        title: 'Harbour, 5 a.m.',
        body: 'Seen from the kiln door.',
        picture: product('print', 'A harbour at dawn with three boats'),
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
      { title: 'Low tide', body: 'Clay is dug before breakfast.', picture: SLIPWAY },
      { title: 'Ten o’clock', body: 'The shelves are as full as they get.', picture: STUDIO },
      { title: 'The cutting table', body: 'It was a hatch cover once.', picture: CUTTING_TABLE },
      { title: 'The kiln', body: 'Still warm, and shut.', picture: KILN },
      { title: 'Lamps on', body: 'Somebody always stays for one more bowl.', picture: OPEN_YARD },
    ],
  },
  {
    id: 'gallery-mended',
    slug: 'mended',
    title: 'Mended',
    excerpt: 'What came back, and what became of it.',
    design: 'stacked',
    hasWords: true,
    items: [
      { title: 'A rim', body: 'Came in four pieces and a breakfast note.', picture: MENDED_BOWL },
      { title: 'Five seams', body: 'All of them opened at once, on a ladder.', picture: CUTTING_TABLE },
      { title: 'Grog', body: 'What cannot be mended is crushed and fired again.', picture: KILN },
    ],
  },
];
