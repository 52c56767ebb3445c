import { expect } from '@open-wc/testing';
import { readGallery } from '../../../core/gallery/index.ts';

const PICTURE = { assetUrl: '/mug.jpg' };

describe('readGallery', () => {
  it('accepts a list of items, or an object with one', () => {
    expect(readGallery([PICTURE])).to.have.length(1);
    expect(readGallery({ items: [PICTURE, PICTURE] })).to.have.length(2);
  });

  it('returns null for anything else', () => {
    for (const json of [null, undefined, 'items', 7, {}, { items: 'many' }, { items: null }])
      expect(readGallery(json)).to.equal(null);
  });

  it('drops items without content', () => {
    const items = [{}, null, 'mug', { title: ' ', body: '<br>' }, { assetUrl: 'javascript:alert(1)' }];
    expect(readGallery(items)).to.eql([]);
  });

  it('turns the body into plain text, and keeps the title as it is', () => {
    const [item] = readGallery([{ title: ' Tom & <b>Jerry</b> ', body: '<p>At &amp; about</p>' }]) ?? [];
    expect(item).to.include({ title: 'Tom & <b>Jerry</b>', text: 'At & about', picture: null });
  });

  it('takes the first valid link', () => {
    const hrefs = readGallery([
      { ...PICTURE, clickthroughUrl: 'javascript:alert(1)', externalLink: '/shop', sourceUrl: '/other' },
      { ...PICTURE, sourceUrl: 'data:text/html,x' },
    ])?.map(({ href }) => href);
    expect(hrefs).to.eql(['/shop', '']);
  });

  it('takes the body of an item, or else its description', () => {
    const texts = readGallery([
      { ...PICTURE, body: 'Body', description: 'Description' },
      { ...PICTURE, description: 'Description' },
    ])?.map(({ text }) => text);
    expect(texts).to.eql(['Body', 'Description']);
  });
});
