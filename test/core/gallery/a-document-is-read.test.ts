import { expect } from '@open-wc/testing';
import { readGallery } from '../../../core/gallery/index.ts';

const PICTURE = { assetUrl: '/mug.jpg' };

describe('the document of a gallery is read', () => {
  it('as a list of items, or as an object that has one', () => {
    expect(readGallery([PICTURE])).to.have.length(1);
    expect(readGallery({ items: [PICTURE, PICTURE] })).to.have.length(2);
  });

  it('and nothing else is one', () => {
    for (const json of [null, undefined, 'items', 7, {}, { items: 'many' }, { items: null }])
      expect(readGallery(json)).to.equal(null);
  });

  it('without items that show nothing', () => {
    const items = [{}, null, 'mug', { title: ' ', body: '<br>' }, { assetUrl: 'javascript:alert(1)' }];
    expect(readGallery(items)).to.eql([]);
  });

  it('with words as plain text, of which the title is plain already', () => {
    const [item] = readGallery([{ title: ' Tom & <b>Jerry</b> ', body: '<p>At &amp; about</p>' }]) ?? [];
    expect(item).to.include({ title: 'Tom & <b>Jerry</b>', text: 'At & about', picture: null });
  });

  it('with the first link that leads somewhere', () => {
    const hrefs = readGallery([
      { ...PICTURE, clickthroughUrl: 'javascript:alert(1)', externalLink: '/shop', sourceUrl: '/other' },
      { ...PICTURE, sourceUrl: 'data:text/html,x' },
    ])?.map(({ href }) => href);
    expect(hrefs).to.eql(['/shop', '']);
  });

  it('with the text of an item, or else its description', () => {
    const texts = readGallery([
      { ...PICTURE, body: 'Body', description: 'Description' },
      { ...PICTURE, description: 'Description' },
    ])?.map(({ text }) => text);
    expect(texts).to.eql(['Body', 'Description']);
  });
});
