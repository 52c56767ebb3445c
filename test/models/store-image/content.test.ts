import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPicture } from '../../../core/images/index.ts';
import { imageContent, type ImageLook, type ShownImage } from '../../../elements/store-image/content.ts';
import { ImageModel } from '../../../elements/store-image/model.ts';

const LOOK: ImageLook = {
  src: '/mug.jpg',
  alt: 'A mug',
  width: 1200,
  height: 800,
  sizes: '50vw',
  srcset: '',
  priority: '',
  loader: 'sqs',
  picture: null,
  hasAuthors: false,
};
const RUST = { image: { assetUrl: '/rust.jpg', altText: 'In rust' }, ratio: 1.5 };

function drawn(look: Partial<ImageLook>, ...rest: [own?: ShownOwn, chosen?: typeof RUST | null]): ShownImage {
  const content = imageContent({ ...LOOK, ...look }, rest[0] ?? null, rest[1] ?? null);
  assert.equal(content.state, 'shown');
  return content;
}
type ShownOwn = { assetUrl: string; altText: string } | null;

describe('a picture', () => {
  it('is offered in the widths that its server has', () => {
    const { src, srcset, sizes } = drawn({});
    assert.equal(src, '/mug.jpg?format=1500w');
    assert.deepEqual(srcset?.split(','), [
      '/mug.jpg?format=100w 100w',
      '/mug.jpg?format=300w 300w',
      '/mug.jpg?format=500w 500w',
      '/mug.jpg?format=750w 750w',
      '/mug.jpg?format=1000w 1000w',
      '/mug.jpg?format=original 1500w',
    ]);
    assert.equal(sizes, '50vw');
  });

  it('keeps the rest of its URL, and its position in a list', () => {
    assert.equal(drawn({ src: '/a b.jpg?v=2#x', width: 100 }).src, '/a%20b.jpg?v=2&format=100w#x');
  });

  it('of another server is fetched unchanged', () => {
    const raw = { loader: 'raw', srcset: '/mug-2x.jpg 2x' } as const;
    assert.deepEqual([drawn(raw).src, drawn(raw).srcset], ['/mug.jpg', '/mug-2x.jpg 2x']);
    assert.equal(drawn({ srcset: '/mug-2x.jpg 2x' }).srcset?.includes('2x'), false);
    assert.equal(drawn({ src: 'data:image/png;base64,AA' }).srcset, undefined);
  });

  it('loads lazily, unless it is urgent', () => {
    assert.deepEqual([drawn({}).loading, drawn({}).fetchPriority], ['lazy', 'auto']);
    const high = drawn({ priority: 'high', sizes: '' });
    assert.deepEqual([high.loading, high.fetchPriority], ['eager', 'high']);
    assert.equal(high.sizes, '(max-width: 1200px) 100vw, 1200px');
    assert.equal(drawn({ priority: 'low' }).fetchPriority, 'low');
  });

  it('is read from a content item, and attributes override it', () => {
    const picture = readPicture({
      assetUrl: '/item.jpg',
      originalSize: '1500x1000',
      systemDataVariants: '100w,300w',
      altText: 'From the item',
      licensedAssetPreview: {},
    });
    const none = { src: '', alt: null, picture };
    assert.equal(drawn(none).alt, 'From the item');
    assert.equal(drawn(none).srcset?.split(',').length, 3);
    assert.equal(drawn(none).isPreview, true);
    assert.equal(drawn({ ...none, src: '/own.jpg', alt: '' }).alt, '');
    assert.equal(drawn({ ...none, src: '/own.jpg' }).isPreview, false);
  });

  it('with an invalid address is not drawn', () => {
    for (const src of ['', 'javascript:alert(1)', 'java\tscript:alert(1)', 'blob:x', 'data:text/html,x'])
      assert.equal(imageContent({ ...LOOK, src }, null, null).state, 'authors', src);
  });
});

describe('the picture of a product', () => {
  it("is the product's if the tag has none", () => {
    const own = { assetUrl: '/own.jpg', altText: 'The tee' };
    assert.deepEqual(
      [drawn({ src: '', alt: null, loader: 'raw' }, own).src, drawn({ alt: null }, own).alt],
      ['/own.jpg', 'The tee'],
    );
  });

  it('is that of the chosen variant, uncropped if its aspect ratio differs', () => {
    const chosen = drawn({ loader: 'raw', srcset: '/mug-2x.jpg 2x' }, null, RUST);
    assert.deepEqual([chosen.src, chosen.srcset, chosen.alt], ['/rust.jpg', undefined, 'In rust']);
    assert.deepEqual([chosen.isWhole, drawn({}, null, { ...RUST, ratio: 1 }).isWhole], [false, true]);
    assert.equal(drawn({}, null, RUST).src, '/rust.jpg?format=1500w');
  });

  it('keeps the previous alternative text if it has none, and decoration has none', () => {
    const silent = { ...RUST, image: { ...RUST.image, altText: '' } };
    assert.equal(drawn({}, null, silent).alt, 'A mug');
    assert.equal(drawn({ alt: '' }, null, RUST).alt, '');
  });
});

describe('a picture that failed to load', () => {
  it('shows its alternative text until it is retried or replaced', () => {
    const model = new ImageModel();
    model.setLook(LOOK);
    model.setFailed();
    assert.deepEqual(model.$content.get(), { state: 'failed', alt: 'A mug' });
    model.retry();
    assert.equal(model.$content.get().state, 'shown');
    model.setFailed();
    model.setLook({ ...LOOK, src: '/other.jpg' });
    assert.equal(model.$content.get().state, 'shown');
  });
});
