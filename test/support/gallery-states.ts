import type { StoreTag } from './elements.ts';
import { untilRole } from './by-role.ts';
import { pictureUrl } from './gallery-pictures.ts';

const ITEMS = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  title: `Picture ${index + 1}`,
  body: 'What it shows.',
  assetUrl: pictureUrl(index),
  originalSize: '600x400',
}));

const untilDrawn = (element: StoreTag) => untilRole(element, { role: 'button', name: 'Next picture' });
async function openFirst(element: StoreTag): Promise<void> {
  (await untilRole(element, { role: 'button', name: 'Picture 1' })).click();
  await untilRole(document.body, { role: 'button', name: 'Next picture' });
}
const untilItems = (element: StoreTag) => untilRole(element, { role: 'img', name: 'Picture 1' });

/** Every design of a gallery. */
export const GALLERY_STATES = {
  'a grid': { properties: { items: ITEMS }, enter: untilItems },
  stacked: { properties: { items: ITEMS, design: 'stacked' }, enter: untilItems },
  'a slideshow that plays': {
    properties: { items: ITEMS, design: 'slideshow', controls: true, autoplay: true, thumbnails: true },
    enter: untilDrawn,
  },
  'a picture over the page, dark': { properties: { items: ITEMS, lightbox: true }, enter: openFirst },
  'a picture over the page, light': {
    properties: { items: ITEMS, lightbox: true, lightboxTheme: 'light' },
    enter: openFirst,
  },
  'a carousel': { properties: { items: ITEMS, design: 'carousel', controls: true }, enter: untilDrawn },
};
