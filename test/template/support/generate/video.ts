import type { Choices } from './choices.ts';
import { image } from './image.ts';
import type { Thing } from './thing.ts';
import { weather } from './values.ts';

/** A video with its embed code. */
export function video(choices: Choices): Thing {
  return weather(choices, {
    ...image(choices),
    recordType: 8,
    overlay: choices.chance(60),
    mainImageId: choices.one(['m1', '']),
    oembed: weather(choices, { html: '<iframe src="x">', providerName: choices.one(['YT', '"V"']) }),
    structuredContent: { audioAssetUrl: '/x.mp3', overlay: choices.chance(50) },
  });
}
