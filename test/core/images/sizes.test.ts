import { expect } from '@open-wc/testing';
import {
  CENTRE,
  focalPointText,
  heightForWidth,
  parseImageSize,
  widthForHeight,
} from '../../../core/images/index.ts';

describe('the size of an image', () => {
  it('is read from a text such as 1200x800, spaces and tails aside', () => {
    for (const text of ['1200x800', ' 1200 x 800 ', '1200.9x800em', '1200\nx800'])
      expect(parseImageSize(text), text).to.deep.equal({ width: 1200, height: 800 });
  });

  it('has a NaN side if the text has no number there', () => {
    expect(parseImageSize('100x')).to.deep.equal({ width: 100, height: NaN });
    expect(parseImageSize('x')).to.deep.equal({ width: NaN, height: NaN });
  });

  it('is null without exactly one "x"', () => {
    for (const text of ['', 'abc', '100X200', '1x2x3', 'xx', 'x'.repeat(1_000_000)])
      expect(parseImageSize(text), text.slice(0, 9)).to.equal(undefined);
  });

  it('computes one side from the other', () => {
    const size = { width: 1200, height: 800 };
    expect(heightForWidth(size, 600)).to.be.closeTo(400, 1e-9);
    expect(widthForHeight(size, 400)).to.be.closeTo(600, 1e-9);
  });

  it('computes no finite side from an unknown one', () => {
    expect(heightForWidth({ width: 0, height: 10 }, 5)).to.equal(Infinity);
    expect(widthForHeight({ width: NaN, height: 10 }, 5)).to.be.NaN;
  });
});

describe('the focal point of an image', () => {
  it('is written as two numbers, and is the centre where none was chosen', () => {
    expect(focalPointText({ x: 0.25, y: 1 })).to.equal('0.25,1');
    expect(focalPointText(CENTRE)).to.equal('0.5,0.5');
  });
});
