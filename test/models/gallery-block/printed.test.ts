import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement } from '../../../entries/server/index.ts';

const pictureOf = (name: string, more = {}) => ({
  title: name,
  assetUrl: `/${name}.jpg`,
  originalSize: '600x400',
  systemDataVariants: '600x400,100w,300w',
  ...more,
});

const print = (props: Readonly<Record<string, unknown>>) => {
  const { attributes, innerHTML } = renderElement('gallery-block', props, { styles: '/styles' });
  return { attributes, html: innerHTML, images: innerHTML.match(/<img[^>]*>/g) ?? [] };
};

describe('a printed gallery', () => {
  it('has figures instead of JSON, also for JSON as text', () => {
    const items = [pictureOf('kiln', { body: 'At <b>work</b>' })];
    for (const given of [items, { items }, JSON.stringify(items)]) {
      const { attributes, html } = print({ items: given, id: 'yard' });
      assert.deepEqual(attributes, { id: 'yard' });
      assert.match(html, /<figcaption><strong>kiln<\/strong><span>At work<\/span><\/figcaption>/);
      assert.doesNotMatch(html, /<script/);
    }
  });

  it('leaves what is not a list to the tag, which reports it', () => {
    assert.deepEqual(print({ items: 'none' }), { attributes: { items: 'none' }, html: '', images: [] });
  });

  it('requests the first picture at once, and the others near the viewport', () => {
    const items = [{ title: 'Words' }, pictureOf('kiln'), pictureOf('yard')];
    const { html, images } = print({ items });
    assert.match(
      images[0] ?? '',
      /loading="eager".* sizes="min\(100vw, max\(16rem, 25vw\)\)" srcSet="\/kiln/,
    );
    assert.match(images[1] ?? '', /loading="lazy".* sizes="auto, 25vw" srcSet="\/yard/);
    assert.doesNotMatch(html, /rel="preload"/);
  });

  it('knows widths, size and focal point of a picture', () => {
    const { html, images } = print({ items: [pictureOf('kiln', { mediaFocalPoint: { x: 0.25, y: 1 } })] });
    assert.match(images[0] ?? '', /width="600" height="400" alt="kiln" data-image-focal-point="0.25,1"/);
    assert.match(images[0] ?? '', /300w,\/kiln.jpg\?format=original 500w" src="\/kiln.jpg"/);
    assert.match(
      html,
      /gallery-block :where\(img\)\[data-image-focal-point="0.25,1"\]\{object-position:25% 100%\}/,
    );
  });

  it('has the options of its document as attributes, unless the tag has its own', () => {
    const items = [pictureOf('kiln', { clickthroughUrl: '/kiln' })];
    const options = {
      design: 'slideshow',
      newWindow: true,
      'show-meta': false,
      padding: 99,
      'meta-position': '?',
    };
    const { attributes, html } = print({ items: { items, options }, design: 'grid' });
    assert.deepEqual(attributes, {
      design: 'grid',
      'show-meta': 'false',
      'meta-position': 'bottom',
      padding: '50',
      'new-window': '',
    });
    assert.match(html, /<a href="\/kiln" target="_blank" rel="noopener">/);
    assert.match(html, /25vw/);
    const own = print({ items: { items, options }, newWindow: false, 'thumbnails-per-row': 2 });
    assert.equal(own.attributes['new-window'], 'false');
    assert.match(own.html, /<a href="\/kiln"><img/);
    assert.match(own.html, /sizes="100vw"/);
  });

  it('links to the player of a film, and plays files with the browser', () => {
    const oembed = { html: '<iframe src="https://player.example/7"></iframe>' };
    const { html } = print({
      items: [
        { title: 'Film', oembed },
        { title: 'Wheel', assetUrl: '/wheel.mp4' },
        { title: 'Bell', assetUrl: '/bell.mp3' },
      ],
    });
    assert.match(
      html,
      /<a href="https:\/\/player.example\/7" data-embed="https:\/\/player.example\/7" aria-label="Play: Film"><\/a>/,
    );
    assert.match(html, /<video controls="" preload="metadata" aria-label="Wheel"[^>]* src="\/wheel.mp4">/);
    assert.match(html, /<audio controls="" preload="none" aria-label="Bell" src="\/bell.mp3">/);
  });
});
