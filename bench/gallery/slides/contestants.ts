import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { forEachPicture, imageOf, OUR_SCRIPT, readGallerySheet, type Contestant } from '../page.ts';

/** A contestant, and the names of its buttons. */
export interface Slider extends Contestant {
  readonly previous: string;
  readonly next: string;
}

const SCRIPTS = path.join(import.meta.dirname, 'scripts');
const { resolve } = createRequire(import.meta.url);

const IMAGE_SHEET = 'img { display: block; inline-size: 100%; block-size: auto; }';

const ROW_SHEET = `
  .slides { position: relative; }
  .row { display: flex; overflow: auto hidden; scroll-snap-type: inline mandatory; scrollbar-width: none; }
  .row > * { flex: none; inline-size: 100%; margin: 0; scroll-snap-align: start; scroll-snap-stop: always; }
  .slides button { position: absolute; inset-block-start: calc(50% - 22px); inline-size: 44px; block-size: 44px; }
  .slides button:first-child { inset-inline-start: 12px; }
  .slides button:nth-child(2) { inset-inline-end: 12px; }
`;

/** Lays out the slides before the script as they are afterwards: Swiper reserves no space. */
const SWIPER_SHEET = `
  swiper-container:not(:defined) { display: flex; overflow: hidden; }
  swiper-container:not(:defined) > * { flex: none; inline-size: 100%; }
  swiper-slide { display: block; }
`;

/**
 * Creates the contestants, in the order of the visits.
 * @param count the number of pictures
 */
export function makeSliders(count: number): readonly Slider[] {
  const slides = (open: string, close: string) =>
    forEachPicture(count, (number) => `${open}${imageOf('slide', number)}${close}`);
  const figures = slides('<figure>', '</figure>');
  return [
    {
      title: 'by hand',
      sheet: IMAGE_SHEET + ROW_SHEET,
      script: path.join(SCRIPTS, 'by-hand.ts'),
      body: `<div class="slides"><button aria-label="Previous">‹</button><button aria-label="Next">›</button><div class="row">${figures}</div></div>`,
      ...{ previous: 'Previous', next: 'Next' },
    },
    {
      title: 'ours',
      sheet: readGallerySheet(),
      script: OUR_SCRIPT,
      body: `<gallery-block design="slideshow" aspect-ratio="standard" controls>${figures}</gallery-block>`,
      ...{ previous: 'Previous picture', next: 'Next picture' },
    },
    {
      title: 'Swiper Element',
      sheet: IMAGE_SHEET + SWIPER_SHEET,
      script: path.join(SCRIPTS, 'swiper.ts'),
      body: `<swiper-container init="false">${slides('<swiper-slide>', '</swiper-slide>')}</swiper-container>`,
      ...{ previous: 'Previous slide', next: 'Next slide' },
    },
    {
      title: 'Splide',
      sheet: IMAGE_SHEET + readFileSync(resolve('@splidejs/splide/css'), 'utf8'),
      script: path.join(SCRIPTS, 'splide.ts'),
      body: `<section class="splide" aria-label="Photographs"><div class="splide__track"><ul class="splide__list">${slides('<li class="splide__slide">', '</li>')}</ul></div></section>`,
      ...{ previous: 'Previous slide', next: 'Next slide' },
    },
  ];
}
