import { expect } from '@open-wc/testing';
import { colourWeight, isDarkColour, luminance, parseHexColour } from '../../../core/colour/index.ts';

const NO_COLOURS = [
  '',
  '#',
  'ff',
  '#ff',
  '##fff',
  ' #fff',
  '#fff ',
  '#fff\n',
  'ggg',
  'fffffff',
  'f#ff',
  'red',
  '＃fff',
];

describe('a hexadecimal colour', () => {
  it('has three or six digits, in any case, with or without "#"', () => {
    for (const text of ['#1a2', '1A2', '#11AA22', '11aa22'])
      expect(parseHexColour(text), text).to.deep.equal({ red: 0x11, green: 0xaa, blue: 0x22 });
  });

  it('may be black or white', () => {
    expect(parseHexColour('#000')).to.deep.equal({ red: 0, green: 0, blue: 0 });
    expect(parseHexColour('ffffff')).to.deep.equal({ red: 255, green: 255, blue: 255 });
  });

  it('rejects any other text', () => {
    for (const text of [...NO_COLOURS, '1234', '#12345'])
      expect(parseHexColour(text), text).to.equal(undefined);
  });
});

describe('the weight of a colour', () => {
  for (const [text, weight] of [
    ['#fff', 'light'],
    ['#800', 'light'],
    ['800000', 'light'],
    ['7fffff', 'dark'],
    ['#7ff', 'dark'],
    ['000', 'dark'],
  ] as const) {
    it(`of ${text} is ${weight}`, () => {
      expect(colourWeight(text)).to.equal(weight);
    });
  }

  it('of four or five digits is that of their number', () => {
    expect(colourWeight('ffff')).to.equal('dark');
    expect(colourWeight('#fffff')).to.equal('dark');
  });

  it('is undefined for anything that is not a colour', () => {
    for (const text of NO_COLOURS) expect(colourWeight(text), text).to.equal(undefined);
  });
});

describe('a dark colour', () => {
  const grey = (level: number): Parameters<typeof luminance>[0] => ({
    red: level,
    green: level,
    blue: level,
  });

  it('is less bright than 65 % of 256', () => {
    expect(isDarkColour(grey(166))).to.equal(true);
    expect(isDarkColour(grey(167))).to.equal(false);
  });

  it('uses luminance, in which green is bright and blue is dark', () => {
    expect(isDarkColour({ red: 0, green: 255, blue: 0 })).to.equal(false);
    expect(isDarkColour({ red: 255, green: 0, blue: 255 })).to.equal(true);
  });

  it('has a luminance between that of black and that of white', () => {
    expect(luminance(grey(0))).to.equal(0);
    expect(luminance(grey(255))).to.be.closeTo(255, 1e-9);
  });
});
