import type { Choices } from './choices.ts';
import { size } from './size.ts';
import type { Thing } from './thing.ts';
import { text, weather } from './values.ts';

const WIDTHS = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'] as const;

/** An image as records hold it. */
export function image(choices: Choices): Thing {
  const averages = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'].map((corner) => [
    `${corner}Average`,
    choices.one(['112233', 'aabbcc', 'ffffff', '']),
  ]);
  return weather(choices, {
    id: choices.one(['i1', 'i2']),
    recordType: 2,
    title: text(choices),
    body: text(choices),
    filename: 'a b.jpg',
    assetUrl: choices.one(['https://img.test/a.jpg', '/i2', 'x?"<>&']),
    systemDataId: choices.one(['s1', '', 's<2>']),
    ...(choices.chance(50) && {
      systemDataVariants: [
        choices.one(['1200x800', '640x480']),
        ...WIDTHS.slice(0, choices.below(WIDTHS.length + 1)),
      ].join(','),
    }),
    mediaFocalPoint: weather(choices, { x: choices.below(101) / 100, y: choices.below(101) / 100 }),
    originalSize: size(choices),
    ...(choices.chance(60) && { colorData: weather(choices, Object.fromEntries(averages) as Thing) }),
    ...(choices.chance(20) && { licensedAssetPreview: { provider: 'x' } }),
    ...(choices.chance(20) && { componentKey: text(choices) }),
    ...(choices.chance(30) && { altText: text(choices) }),
    ...(choices.chance(15) && { blockType: 5 }),
  });
}
