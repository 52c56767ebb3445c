import { expect } from '@open-wc/testing';
import { hslFaults, hslText } from '../../../core/colour/index.ts';

const WITHIN = { hue: 210.456, saturation: 0.5, lightness: 0.25 };

describe('a colour by hue, saturation and lightness', () => {
  it('is formatted for CSS, rounded to two digits without trailing zeros', () => {
    expect(hslText(WITHIN)).to.equal('hsl(210.46, 50%, 25%)');
    expect(hslText({ hue: 1, saturation: 0.12345, lightness: 1 / 3 })).to.equal('hsl(1, 12.35%, 33.33%)');
  });

  it('includes its alpha if given, even if it is 0 or 1', () => {
    expect(hslText({ ...WITHIN, alpha: 0.126 })).to.equal('hsla(210.46, 50%, 25%, 0.13)');
    expect(hslText({ ...WITHIN, alpha: 0 })).to.equal('hsla(210.46, 50%, 25%, 0)');
    expect(hslText({ ...WITHIN, alpha: 1 })).to.equal('hsla(210.46, 50%, 25%, 1)');
  });

  it('is within bounds at both ends', () => {
    expect(hslFaults({ hue: 0, saturation: 0, lightness: 0, alpha: 0 })).to.deep.equal([]);
    expect(hslFaults({ hue: 360, saturation: 1, lightness: 1, alpha: 1 })).to.deep.equal([]);
    expect(hslFaults(WITHIN)).to.deep.equal([]);
  });

  for (const [part, sentence] of [
    ['hue', 'Hue out of bounds.'],
    ['saturation', 'Saturation out of bounds.'],
    ['lightness', 'Lightness out of bounds.'],
    ['alpha', 'Alpha out of bounds.'],
  ] as const) {
    it(`is reported if its ${part} is too small, too large or not a number`, () => {
      for (const value of [-0.01, 360.01, NaN, Infinity])
        expect(hslFaults({ ...WITHIN, [part]: value }), String(value)).to.deep.equal([sentence]);
    });
  }

  it('is reported, once, if a component is missing, but for its alpha', () => {
    const { hue, saturation, lightness } = WITHIN;
    for (const part of [{ saturation, lightness }, { hue, lightness }, { hue, saturation }, {}])
      expect(hslFaults(part)).to.deep.equal(['Missing an H/S/L value.']);
    expect(hslFaults({ hue: 361 })).to.deep.equal(['Missing an H/S/L value.', 'Hue out of bounds.']);
  });

  it('is reported with all its faults, in order', () => {
    expect(hslFaults({ alpha: 2, lightness: 2, saturation: 2, hue: -1 })).to.have.length(4);
    expect(hslFaults({ alpha: 2, lightness: 0, saturation: 0, hue: -1 })).to.deep.equal([
      'Hue out of bounds.',
      'Alpha out of bounds.',
    ]);
  });
});
