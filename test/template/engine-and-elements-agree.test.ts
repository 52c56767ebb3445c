import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { objectPosition, parseFocalPoint, placeholder, readPicture } from '../../core/images/index.ts';
import { createEngine } from '../../engine/template/index.ts';
import { imageContent, lookOf } from '../../elements/store-image/content.ts';

const ITEM = {
  assetUrl: '/mug.jpg',
  originalSize: '2000x1500',
  systemDataVariants: '100w,300w,500w,750w,1000w,1500w',
  mediaFocalPoint: { x: 0.25, y: 0.8 },
  colorData: {
    topLeftAverage: 'f6ecde',
    topRightAverage: 'e2d5c5',
    bottomLeftAverage: 'b59371',
    bottomRightAverage: 'a68766',
    centerAverage: 'cbbaa4',
  },
};
const engine = createEngine({ compat: 'strict' });

/** The engine's output for an item. */
function printed(template: string, item: object): string {
  const { output, errors } = engine.compile(template).render(item);
  assert.deepEqual(errors, []);
  return output;
}
const attribute = (markup: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1] ?? '';
const pictureOf = (item: object) => {
  const picture = readPicture(item);
  assert.ok(picture);
  return picture;
};

describe('engine and elements', () => {
  for (const mediaFocalPoint of [ITEM.mediaFocalPoint, { x: 0, y: 1 }, { x: 1 / 3, y: 2 / 3 }, undefined]) {
    it(`agree on the focal point ${JSON.stringify(mediaFocalPoint)}`, () => {
      const item = { ...ITEM, mediaFocalPoint };
      const point = parseFocalPoint(attribute(printed('{@|image-meta}', item), 'data-image-focal-point'));
      assert.ok(point);
      assert.deepEqual(point, pictureOf(item).focalPoint);
      assert.equal(objectPosition(point), objectPosition(pictureOf(item).focalPoint));
    });
  }

  for (const variants of [ITEM.systemDataVariants, '100w', '2500w', '1000w,100w', ''])
    it(`agree on the widths of "${variants}"`, () => {
      const item = { ...ITEM, systemDataVariants: variants };
      assert.equal(attribute(printed('{@|image-srcset}', item), 'srcset'), pictureOf(item).srcset);
    });

  for (const width of [1, 100, 101, 300, 301, 750, 751, 1000, 1001, 1500, 1501, 2500, 9999])
    it(`agree on the thumbnail for ${width} px`, () => {
      const look = {
        src: '/mug.jpg',
        alt: '',
        width,
        height: 1,
        sizes: '',
        srcset: '',
        priority: '',
      } as const;
      const content = imageContent(lookOf({ ...look, loader: 'sqs' }, null, false), null, null);
      assert.equal(content.state, 'shown');
      // Without other widths it is fetched as it is.
      if (content.srcset === undefined) return;
      assert.equal(
        content.src,
        `/mug.jpg?format=${printed(`{@|squarespaceThumbnailForWidth ${width}}`, ITEM)}`,
      );
    });

  it('agree on its size', () => {
    assert.deepEqual(pictureOf(ITEM).size, {
      width: Number(printed('{originalSize|width}', ITEM)),
      height: Number(printed('{originalSize|height}', ITEM)),
    });
  });

  it('agree on the colours of its corners and its centre', () => {
    const { colours } = pictureOf(ITEM);
    assert.ok(colours);
    for (const [place, colour] of Object.entries(colours))
      assert.equal(printed(`{@|image-color ${place}}`, ITEM), colour, place);
    for (const colour of Object.values(colours)) assert.ok(placeholder(colours).includes(colour), colour);
  });

  for (const words of [
    { title: 'Mug', body: '<p>Of clay</p>', filename: 'mug.jpg' },
    { title: '', body: 'Of <b>clay</b>', filename: 'mug.jpg' },
    { body: '', filename: 'mug.jpg' },
    { body: 'y'.repeat(251) },
    { body: `${'y'.repeat(249)}😀` },
    {},
  ])
    it(`agree on the alternative text of ${JSON.stringify(words).slice(0, 60)}`, () => {
      const alt = attribute(printed('{@|image-meta}', { ...ITEM, ...words }), ' alt');
      assert.equal(pictureOf({ ...ITEM, ...words }).alt, alt.trim());
    });

  for (const altText of ['A mug', ''])
    it(`agree on the alternative text of an image block: "${altText}"`, () => {
      const item = { ...ITEM, title: 'Mug', altText };
      const block = { blockType: 5, image: item };
      assert.equal(pictureOf(item).alt, attribute(printed('{image|image-meta}', block), ' alt'));
    });
});
