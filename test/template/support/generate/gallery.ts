import type { Choices } from './choices.ts';
import { weather } from './values.ts';

const GALLERY_OPTIONS = {
  design: ['grid', 'slideshow', 'slider', 'stacked', 'nope'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
} as const;

const SWITCHES = [
  'autoplay',
  'auto-crop',
  'controls',
  'indicators',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

/** A gallery with its options. */
export function gallery(choices: Choices): object {
  const options = Object.entries(GALLERY_OPTIONS).map(([key, values]) => [key, choices.one<unknown>(values)]);
  const switches = SWITCHES.map((key) => [
    key,
    choices.one<unknown>([true, true, 'true', 1, false, 'x', null]),
  ]);
  return { options: weather(choices, Object.fromEntries([...options, ...switches]) as object) };
}
