import { SWITCH_CASES } from './kinds-of-property.ts';

const tag = 'gallery-block' as const;

/** Attribute, property and default. */
const SWITCHES = [
  ['autoplay', 'autoplay', false],
  ['controls', 'controls', false],
  ['auto-crop', 'autoCrop', true],
  ['square-thumbs', 'squareThumbs', true],
  ['thumbnails', 'thumbnails', false],
  ['show-meta-on-hover', 'showMetaOnHover', false],
  ['lightbox', 'lightbox', false],
  ['new-window', 'newWindow', false],
  ['transparent-background', 'transparentBackground', false],
] as const;

const number = (attribute: string, property: string, fallback: number, min: number, max: number) => ({
  tag,
  property,
  attribute,
  fallback,
  good: [
    [String(min), min],
    [String(max), max],
    ['', fallback],
  ] as const,
  bad: [
    [String(max + 1), max],
    ['-3', min],
    ['NaN', fallback],
    ['12px', fallback],
  ] as const,
});

const word = (attribute: string, property: string, words: readonly string[]) => ({
  tag,
  property,
  attribute,
  fallback: words[0] ?? '',
  good: [...words.map((one) => [one, one] as const), ['', words[0]] as const],
  bad: [['something', words[0]]] as const,
});

/** Every option of a gallery. Source: docs/behaviour/galleries.md §1 */
export const GALLERY_CASES = [
  word('design', 'design', ['grid', 'slideshow', 'carousel', 'slider', 'stacked']),
  word('aspect-ratio', 'aspectRatio', [
    'square',
    'standard',
    'standard-vertical',
    'four-three',
    'three-four-vertical',
    'widescreen',
    'anamorphic-widescreen',
  ]),
  word('show-meta', 'showMeta', ['true', 'basic', 'only-title', 'false']),
  word('meta-position', 'metaPosition', [
    'bottom',
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom-left',
    'bottom-right',
  ]),
  word('active-alignment', 'activeAlignment', ['center', 'left', 'right']),
  word('lightbox-theme', 'lightboxTheme', ['dark', 'light']),
  number('autoplay-duration', 'autoplayDuration', 5, 1, 10),
  number('thumbnail-strip-height', 'thumbnailStripHeight', 80, 0, 200),
  number('thumbnail-strip-margin', 'thumbnailStripMargin', 20, 0, 60),
  number('thumbnails-per-row', 'thumbnailsPerRow', 4, 1, 10),
  number('padding', 'padding', 20, 0, 50),
  number('max-width', 'maxWidth', 300, 100, 300),
  ...SWITCHES.map(([attribute, property, fallback]) => ({
    tag,
    property,
    attribute,
    ...SWITCH_CASES,
    fallback,
    bad: [['maybe', fallback]] as const,
  })),
];
