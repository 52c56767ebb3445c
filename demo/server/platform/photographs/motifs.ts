import type { FocalPoint, ImageSize } from '../../../../core/images/index.ts';

/** The motif of a photograph. */
interface Motif {
  /** The folder of the drawing, below `site/assets/`. */
  readonly folder: 'products' | 'pictures';
  /** In px. */
  readonly drawingWidth: number;
  readonly size: ImageSize;
  readonly focalPoint: FocalPoint;
  /** The averages of the upper corners, the lower ones and the centre, each a ninth of the photograph. */
  readonly colours: readonly [string, string, string, string, string];
}

type Colours = Motif['colours'];
type Point = readonly [x: number, y: number];

const product = ([x, y]: Point, ...colours: Colours): Motif => ({
  folder: 'products',
  drawingWidth: 800,
  size: { width: 2_000, height: 2_000 },
  focalPoint: { x, y },
  colours,
});
const scene = ([x, y]: Point, drawingWidth: number, ...colours: Colours): Motif => ({
  folder: 'pictures',
  drawingWidth,
  size: { width: 2_600, height: 1_950 },
  focalPoint: { x, y },
  colours,
});

/** The store's photographs, by the name of the drawing. */
export const MOTIFS = {
  coffee: product([0.5, 0.5], 'f2e2d1', 'd7c2ae', 'b08e6e', '9c7b5c', 'debda2'),
  'gift-card': product([0.5, 0.5], 'edeada', 'ccc1ad', 'c2bda9', 'b2b09c', 'd2957d'),
  mug: product([0.45, 0.6], 'f6ecde', 'e2d5c5', 'b59371', 'a68766', 'cbbaa4'),
  plants: product([0.6, 0.55], 'ebeee3', 'cfd6c9', 'a1927b', '9f7c5e', 'a8b298'),
  print: product([0.5, 0.5], 'eee3d6', 'd8cbbc', 'bea48a', 'ae957d', 'baab9d'),
  tea: product([0.5, 0.5], 'e9ecdd', 'c9cebb', '909d82', '7d886e', 'c9c0a9'),
  'tee-forest': product([0.5, 0.6], 'e9d9c4', 'd6c4af', 'cbbfae', 'b6aa98', '456250'),
  'tee-ink': product([0.5, 0.6], 'e9d9c4', 'd6c4af', 'cabdae', 'b5a898', '363f59'),
  'tee-sand': product([0.5, 0.6], 'e9d9c5', 'd6c4af', 'd3c5b2', 'beaf9b', 'd9c198'),
  vase: product([0.5, 0.5], 'eeebdd', 'd6d5c5', 'd2c8b5', 'c3baa8', 'd5c5b0'),
  workshop: product([0.5, 0.7], 'f0e9d8', 'dad0bd', '6b675c', '5b574c', 'cba182'),
  'cutting-table': scene([0.5, 0.5], 1_200, 'caae8c', 'b68e69', '998365', '9e7e5e', '61796c'),
  hero: scene([0.4, 0.6], 1_600, 'f6e9d9', 'd9cbb5', '85755f', '998166', 'e0ccb3'),
  kiln: scene([0.55, 0.5], 1_200, 'ece0ce', 'd1c1ad', '8e7760', '7d5f4b', '845236'),
  'mended-bowl': scene([0.55, 0.65], 1_200, 'f5ecdc', 'e0d4c2', 'b29777', 'a68566', 'aeae9c'),
  'open-yard': scene([0.5, 0.5], 1_200, '6b7682', '66707a', '675344', '654d3f', 'cbab83'),
  slipway: scene([0.55, 0.45], 1_200, 'e7e9e3', 'dbdcd6', '676661', '656a67', 'ac9789'),
  studio: scene([0.5, 0.5], 1_200, 'd7c6b2', 'c5af98', '9a917e', 'a19580', 'c8b29a'),
} as const satisfies Readonly<Record<string, Motif>>;

/** A photograph's name. */
export type MotifName = keyof typeof MOTIFS;
