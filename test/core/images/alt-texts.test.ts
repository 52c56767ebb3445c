import { expect } from '@open-wc/testing';
import { altText } from '../../../core/images/index.ts';

describe('the alternative text of an image', () => {
  it('is its title, else its body, else its file, else nothing', () => {
    expect(altText({ title: 'T', body: 'B', filename: 'F' })).to.equal('T');
    expect(altText({ title: '', body: 'B', filename: 'F' })).to.equal('B');
    expect(altText({ body: '', filename: 'F' })).to.equal('F');
    expect(altText({})).to.equal('');
  });

  it('is the unchanged title, however long', () => {
    expect(altText({ title: ' <b> ' + 'y'.repeat(300) })).to.have.length(305);
  });

  for (const [body, text] of [
    ['<p>hi</p>\n<br/>you', ' hi \n you'],
    ['a<<b>>c', 'a  c'],
    ['a>b', 'a b'],
    ['a<b', 'a'],
    ['a&amp;b', 'a&amp;b'],
  ] as const) {
    it(`is a body without its tags: ${JSON.stringify(body)}`, () => {
      expect(altText({ body })).to.equal(text);
    });
  }

  it('is at most 250 characters of a body, counted without its tags', () => {
    expect(altText({ body: 'y'.repeat(251) })).to.equal('y'.repeat(250));
    expect(altText({ body: 'y'.repeat(250) })).to.equal('y'.repeat(250));
    expect(altText({ body: '<b>'.repeat(9) + 'y'.repeat(300) })).to.equal(' '.repeat(9) + 'y'.repeat(241));
  });

  it('keeps surrogate pairs whole on request', () => {
    const body = 'y'.repeat(249) + '😀';
    expect(altText({ body })).to.equal('y'.repeat(249) + '\ud83d');
    expect(altText({ body }, true)).to.equal('y'.repeat(249));
    expect(altText({ body: body.slice(1) }, true)).to.equal(body.slice(1));
  });

  it('is the file name if nothing is left of the body', () => {
    expect(altText({ body: '<unclosed', filename: 'f.jpg' })).to.equal('f.jpg');
  });

  it('is found in linear time in a body of a million brackets', () => {
    // A few milliseconds: the square of a million takes hours, which the limit of tests ends.
    for (const body of ['<'.repeat(1_000_000), '>'.repeat(1_000_000), '<>'.repeat(500_000)])
      expect(altText({ body, filename: 'f' })).to.be.a('string');
  });
});
