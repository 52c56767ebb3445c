import { expect } from '@open-wc/testing';
import { readGallery } from '../../../core/gallery/index.ts';

const readItem = (json: unknown) => (readGallery([json]) ?? [])[0];
const framed = (html: string) => readItem({ oembed: { html, providerName: 'Films' } })?.media ?? null;

describe('media of gallery items', () => {
  it('reads an embedded player by the address of its iframe alone', () => {
    const html =
      '<div><iframe width="854" src="https://films.example/embed/7?a=1&amp;b=2" onload="x()"></iframe></div>';
    expect(framed(html)).to.eql({ kind: 'embed', url: 'https://films.example/embed/7?a=1&b=2' });
    expect(framed("<IFRAME SRC='//films.example/7'></IFRAME>")).to.eql({
      kind: 'embed',
      url: '//films.example/7',
    });
  });

  it('reads the iframe’s src, whatever its other attributes contain', () => {
    const kept = { kind: 'embed', url: 'https://films.example/7' };
    for (const attributes of [
      'data-src="https://other.example/" src="https://films.example/7"',
      'title="Before > after" src="https://films.example/7"',
      `title='<b src="https://other.example/">' allowfullscreen src="https://films.example/7"`,
      'title = "src=1" loading=lazy src = "https://films.example/7" src="https://other.example/"',
    ])
      expect(framed(`<iframe ${attributes}></iframe>`), attributes).to.eql(kept);
    expect(framed('<iframe data-src="https://films.example/7"></iframe>')).to.equal(null);
    expect(framed(`<iframe ${' a'.repeat(100_000)}${' '.repeat(100_000)}="`)).to.equal(null);
  });

  it('ignores markup without an iframe or without a valid address', () => {
    for (const html of [
      '',
      '<script src="https://films.example/x.js"></script>',
      '<iframe></iframe>',
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe src="data:text/html,x"></iframe>',
      '<iframe srcdoc="<p>">',
    ])
      expect(framed(html), html).to.equal(null);
  });

  it('reads a video with its picture, text and link', () => {
    const item = readItem({
      ...{ title: 'Firing', assetUrl: '/still.jpg', sourceUrl: 'https://films.example/7' },
      oembed: { html: '<iframe src="https://films.example/embed/7"></iframe>' },
    });
    expect(item).to.deep.include({ title: 'Firing', href: 'https://films.example/7' });
    expect(item?.picture?.url).to.equal('/still.jpg');
  });

  it('reads files, and never takes a video for a picture', () => {
    expect(readItem({ assetUrl: '/tide.webm?x=1' })).to.deep.include({
      media: { kind: 'video', url: '/tide.webm?x=1' },
      picture: null,
    });
    const sound = readItem({ assetUrl: '/kiln.jpg', structuredContent: { audioAssetUrl: '/kiln.wav' } });
    expect(sound?.media).to.eql({ kind: 'audio', url: '/kiln.wav' });
    expect(sound?.picture?.url).to.equal('/kiln.jpg');
    expect(readItem({ structuredContent: { audioAssetUrl: 'javascript:alert(1)' } })).to.equal(undefined);
  });

  it('keeps an empty item as a placeholder for its picture', () => {
    expect(readItem({ mediaType: 'imageEmpty' })).to.include({ isPlaceholder: true, picture: null });
    for (const mediaType of ['imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'imageEmpty'])
      expect(readItem({ mediaType, assetUrl: '/mug.jpg' })).to.include({ isPlaceholder: false });
  });
});
