import { SCENES } from '../../platform/content/scenes.ts';
import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { type SeedGallery, SEED_GALLERIES, seedGallery } from './seed-galleries.ts';

const SEEDED_ALBUMS = 'seeded-albums';

const sound = (name: string): string => `/assets/sounds/${name}.wav`;

/** The albums of a new site. */
const SEED_ALBUMS: readonly SeedGallery[] = [
  {
    id: 'album-yard',
    slug: 'sounds-of-the-yard',
    title: 'Sounds of the yard',
    excerpt: 'The yard when no one is talking.',
    kind: 'slide-album',
    design: 'grid',
    hasWords: true,
    items: [
      {
        title: 'Rain on the roof',
        body: 'Corrugated iron, one November.',
        picture: SCENES.openYard,
        audioUrl: sound('rain-on-the-roof'),
      },
      {
        title: 'A kiln cools',
        body: 'Glaze letting go of clay.',
        picture: SCENES.kiln,
        audioUrl: sound('a-kiln-cools'),
      },
      {
        title: 'The tide comes in',
        body: 'With the bell of the harbor buoy.',
        picture: SCENES.slipway,
        audioUrl: sound('the-tide-comes-in'),
      },
    ],
  },
];

/**
 * Seeds the albums once, after the galleries.
 * @param transaction an open transaction
 */
export async function seedAlbums(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_ALBUMS))) return;
  for (const [index, album] of SEED_ALBUMS.entries())
    await seedGallery(transaction, album, SEED_GALLERIES.length + index);
}
