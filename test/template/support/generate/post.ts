import type { Choices } from './choices.ts';
import { image } from './image.ts';
import type { Thing } from './thing.ts';
import { date, text, weather } from './values.ts';

/** A post of a blog. */
export function post(choices: Choices): Thing {
  return weather(choices, {
    id: choices.one(['b1', 'b2']),
    recordType: choices.one([1, 2, 5, 7, 8, 12, 50, 54]),
    recordTypeLabel: 'text',
    promotedBlockType: choices.one(['map', 'image', 'quote', 'video', '', null]),
    title: text(choices),
    body: text(choices),
    excerpt: text(choices),
    fullUrl: '/b/one',
    addedOn: date(choices),
    author: { displayName: text(choices) },
    tags: choices.some(0, 3, () => text(choices)),
    categories: choices.some(0, 2, () => text(choices)),
    starred: choices.chance(40),
    passthrough: choices.chance(20),
    sourceUrl: choices.one(['', 'https://a.test']),
    mainImageId: choices.one(['m1', '']),
    mainImage: image(choices),
    commentState: choices.one([0, 1, 2]),
    publicCommentCount: choices.one([0, 1, 2, 17, '3']),
    likeCount: choices.below(20),
    items: choices.some(0, 2, () => image(choices)),
  });
}
