import type { SeedGallery } from './seed-galleries.ts';
import { SCENES } from '../../platform/content/scenes.ts';

const sound = (name: string): string => `/assets/sounds/${name}.wav`;

/** The albums of a new site. */
export const SEED_ALBUMS: readonly SeedGallery[] = [
  {
    id: 'album-yard',
    slug: 'sounds-of-the-yard',
    title: 'Sounds of the yard',
    excerpt: 'What the yard sounds like while nobody talks.',
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
        body: 'Glaze that lets go of clay.',
        picture: SCENES.kiln,
        audioUrl: sound('a-kiln-cools'),
      },
      {
        title: 'The tide comes in',
        body: 'With the bell of the harbour buoy.',
        picture: SCENES.slipway,
        audioUrl: sound('the-tide-comes-in'),
      },
    ],
  },
];
