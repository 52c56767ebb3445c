import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import { drawnPicture } from './drawn-picture.ts';
import { waitUntil } from './wait-until.ts';

const PICTURE = { alt: 'A mug', width: 60, height: 40, loader: 'raw' };
const MUG_PICTURE = { role: 'img', name: 'A mug' };

/** What a visitor can see of a picture. */
export const IMAGE_STATES: Readonly<Record<string, StateCase>> = {
  'a picture': {
    properties: { ...PICTURE, src: drawnPicture('peru') },
    enter: (e) => untilRole(e, MUG_PICTURE),
  },
  'not bought yet': {
    properties: {
      image: {
        assetUrl: drawnPicture('peru'),
        originalSize: '60x40',
        altText: 'A mug',
        licensedAssetPreview: {},
      },
    },
    enter: (e) => waitUntil(() => e.shadowRoot!.textContent.includes('Preview')),
  },
  'did not load': {
    properties: { ...PICTURE, width: 600, height: 400, src: 'data:image/png;base64,AAAA' },
    enter: (e) => waitUntil(() => e.shadowRoot!.textContent.includes('A mug')),
  },
};
