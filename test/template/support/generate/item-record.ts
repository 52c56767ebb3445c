import type { Choices } from './choices.ts';
import { event } from './event.ts';
import { image } from './image.ts';
import { post } from './post.ts';
import { product } from './product.ts';
import type { Thing } from './thing.ts';
import { date, number, text, weather } from './values.ts';
import { video } from './video.ts';

/** Midnights and changes of summer time, in New York, Berlin and Greenwich, epoch milliseconds. */
const MOMENTS = [
  Date.UTC(2023, 10, 5, 4),
  Date.UTC(2023, 10, 5, 5, 59, 59),
  Date.UTC(2023, 10, 5, 6),
  Date.UTC(2024, 2, 10, 6, 59),
  Date.UTC(2024, 2, 10, 7),
  Date.UTC(2024, 2, 31, 1),
  Date.UTC(2023, 9, 29, 0, 30),
  Date.UTC(2024, 0, 1),
  Date.UTC(2024, 0, 1, 5),
  Date.UTC(2024, 1, 29, 12),
  Date.UTC(2023, 11, 31, 23, 59, 59, 999),
] as const;

const MAKERS = [post, post, product, product, event, image, video] as const;

/**
 * Makes an item of any type, as collections hold them.
 * @param choices the source of randomness
 */
export function itemRecord(choices: Choices): Thing {
  const startDate = moment(choices);
  return weather(choices, {
    urlId: 'an-item',
    addedOn: moment(choices),
    updatedOn: moment(choices),
    publishOn: moment(choices),
    startDate,
    endDate: startDate + choices.one([0, 1, 3_600_000, 7_200_000, 86_400_000, 90_000_000, -1]),
    excerpt: choices.one<unknown>([`<p>${text(choices)}</p>`, { html: `<p>${text(choices)}</p>` }, '']),
    body: `<div class="sqs-layout"><p>${text(choices)}</p>\n<p>${text(choices)}</p></div>`,
    author: author(choices),
    commentCount: number(choices),
    location: weather(choices, {
      addressTitle: text(choices),
      addressLine1: '1 Main St',
      addressLine2: 'New York, NY, 10001',
      addressCountry: 'United States',
      mapLat: 40.72,
      mapLng: -74.01,
      markerLat: 40.72,
    }),
    ...choices.one(MAKERS)(choices),
    ...(choices.chance(50) && { mainImage: image(choices) }),
    ...(choices.chance(20) && { promotedBlock: '<div class="block">x</div>' }),
    ...(choices.chance(20) && { clickthroughUrl: '/go' }),
  });
}

function author(choices: Choices): Thing {
  return weather(choices, {
    id: 'a1',
    displayName: text(choices),
    firstName: 'Jo',
    bio: 'Writes for @linen, see https://jo.test/#me #mugs',
    avatarUrl: choices.one(['', '//img.test/jo.jpg']),
    avatarAssetUrl: '//img.test/jo-asset.jpg',
  });
}

/**
 * Gives a moment, often one at which days, years or summer time change.
 * @param choices the source of randomness
 * @returns epoch milliseconds
 */
export function moment(choices: Choices): number {
  return choices.chance(60) ? choices.one(MOMENTS) : date(choices);
}
