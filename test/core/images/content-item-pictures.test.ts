import { expect } from '@open-wc/testing';
import {
  asOneOfList,
  formatsUpTo,
  formatUrl,
  objectPosition,
  parseFocalPoint,
  placeholder,
  readPicture,
} from '../../../core/images/index.ts';

const ITEM = { assetUrl: '/mug.jpg', altText: 'A mug' };

describe('the picture of a content item', () => {
  it('is null without a safe picture address', () => {
    expect(readPicture({ ...ITEM, assetUrl: ' /mug.jpg ' })?.url).to.equal('/mug.jpg');
    for (const assetUrl of [undefined, '', ' ', 7, 'javascript:alert(1)', 'blob:x', 'data:text/html,x'])
      expect(readPicture({ ...ITEM, assetUrl }), String(assetUrl)).to.equal(null);
    for (const json of [null, undefined, 'text', 7, []]) expect(readPicture(json)).to.equal(null);
  });

  it('has the widths of its variants, and the original as the next one', () => {
    const { srcset, thumbnailUrl } = readPicture({ ...ITEM, systemDataVariants: '100w,300w,crop' })!;
    expect(srcset).to.equal(
      '/mug.jpg?format=100w 100w,/mug.jpg?format=300w 300w,/mug.jpg?format=original 500w',
    );
    expect(thumbnailUrl).to.equal('/mug.jpg?format=300w');
    expect(readPicture(ITEM)).to.include({ srcset: '', thumbnailUrl: '/mug.jpg' });
  });

  it('has the size of the original, if it is valid', () => {
    expect(readPicture({ ...ITEM, originalSize: '1200x800' })?.size).to.deep.equal({
      width: 1200,
      height: 800,
    });
    for (const originalSize of [undefined, '', 'x', '0x800', '1200x-1', '1200'])
      expect(readPicture({ ...ITEM, originalSize })?.size, originalSize).to.equal(null);
  });

  it('keeps its focal point visible, or else its centre', () => {
    const pointOf = (mediaFocalPoint: unknown) => readPicture({ ...ITEM, mediaFocalPoint })?.focalPoint;
    expect(pointOf({ x: 0, y: 1 })).to.deep.equal({ x: 0, y: 1 });
    for (const none of [undefined, {}, { x: 0.2 }, { x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: '0', y: 0 }])
      expect(pointOf(none), JSON.stringify(none)).to.deep.equal({ x: 0.5, y: 0.5 });
  });

  it('takes its own alternative text, even an empty one; else title, body of at most 250 characters, file name', () => {
    const altOf = (words: object) => readPicture({ assetUrl: '/mug.jpg', ...words })?.alt;
    expect(altOf({ altText: '', title: 'T' })).to.equal('');
    expect(altOf({ title: 'T', body: 'B' })).to.equal('T');
    expect(altOf({ body: `<p>${'y'.repeat(300)}</p>` })).to.equal('y'.repeat(249));
    expect(altOf({ filename: 'mug.jpg' })).to.equal('mug.jpg');
    expect(altOf({})).to.equal('');
  });

  it('is a preview until it is licensed', () => {
    expect(readPicture({ ...ITEM, licensedAssetPreview: {} })?.isLicensedPreview).to.equal(true);
    expect(readPicture(ITEM)?.isLicensedPreview).to.equal(false);
  });
});

describe('the colours of a picture', () => {
  const colorData = {
    topLeftAverage: 'ff0000',
    topRightAverage: '#0f0',
    bottomLeftAverage: '0000FF',
    bottomRightAverage: 'nonsense',
    centerAverage: '336699',
  };

  it('are those of its corners and centre; the centre replaces missing ones', () => {
    expect(readPicture({ ...ITEM, colorData })?.colours).to.deep.equal({
      topLeft: '#ff0000',
      topRight: '#00ff00',
      bottomLeft: '#0000ff',
      bottomRight: '#336699',
      center: '#336699',
    });
    for (const none of [undefined, {}, { ...colorData, centerAverage: 'red' }])
      expect(readPicture({ ...ITEM, colorData: none })?.colours, JSON.stringify(none)).to.equal(null);
  });

  it('are painted from corner to corner', () => {
    const element = document.createElement('div');
    element.style.background = placeholder(readPicture({ ...ITEM, colorData })!.colours!);
    expect(element.style.backgroundColor).to.equal('rgb(51, 102, 153)');
    expect(element.style.backgroundImage.match(/radial-gradient/g)).to.have.length(4);
  });
});

describe('a written focal point', () => {
  it('is two fractions of the sides', () => {
    expect(parseFocalPoint(' 0.25 , 1 ')).to.deep.equal({ x: 0.25, y: 1 });
    for (const text of ['', '0.5', '0.5,', '1.1,0', '0,-1', '0.5,0.5,0.5', 'a,b', '1e-1,0'])
      expect(parseFocalPoint(text), text).to.equal(null);
  });

  it('becomes the object-position of a cropped picture', () => {
    expect(objectPosition({ x: 0.25, y: 1 })).to.equal('25% 100%');
  });
});

describe('URLs of the widths', () => {
  it('are no wider than the picture', () => {
    expect(formatsUpTo(99)).to.deep.equal([]);
    expect(formatsUpTo(300)).to.deep.equal(['100w', '300w']);
    expect(formatsUpTo(2500)).to.have.length(7);
    expect(formatsUpTo(NaN)).to.deep.equal([]);
  });

  it('keep other query parameters, and are safe in a srcset', () => {
    expect(formatUrl('/a b.jpg?v=2#x', '300w')).to.equal('/a%20b.jpg?v=2&format=300w#x');
    expect(formatUrl('data:image/png;base64,AA', '300w')).to.equal('data:image/png;base64,AA');
    expect(asOneOfList(' ,/a.jpg')).to.equal('%2C/a.jpg');
    expect(asOneOfList('\n\t/a.jpg\u0000 ')).to.equal('/a.jpg');
  });

  // Patterns that restart at each character would take minutes, beyond the test's timeout.
  it('are read in linear time, like focal points, from a very long text', () => {
    const length = 500_000;
    expect(asOneOfList(`/a${' '.repeat(length)}b`)).to.have.length(3 * length + 3);
    expect(parseFocalPoint(`${'1'.repeat(length)}x,1`)).to.equal(null);
    expect(parseFocalPoint('.5,0.25')).to.deep.equal({ x: 0.5, y: 0.25 });
  });
});
