import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  type Decimal,
  fitFraction,
  isZero,
  plainText,
  readNumberText,
  scaleDecimal,
  shiftDecimal,
  unscaleDecimal,
  withoutSignOfZero,
} from '../../../core/money/index.ts';

const anyDecimal = fc.record({
  isNegative: fc.boolean(),
  integer: fc.bigInt(0n, 10n ** 40n).map(String),
  fraction: fc.stringMatching(/^\d{0,30}$/),
});

function read(text: string): Decimal {
  const number = readNumberText(text);
  if (typeof number !== 'object') throw new Error(`no number: ${text}`);
  return number;
}

const shift = (text: string, places: number) => plainText(shiftDecimal(read(text), places));

describe('the text of a number', () => {
  for (const [text, plain] of [
    ['1234.50', '1234.50'],
    ['-0.05', '-0.05'],
    ['-.5', '-0.5'],
    ['+5.', '5'],
    ['007', '7'],
    ['000', '0'],
    ['1e3', '1000'],
    ['12.345E-1', '1.2345'],
    ['-5e-3', '-0.005'],
    ['1.50e+1', '15.0'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  ] as const) {
    it(`is read exactly: ${text} is ${plain}`, () => {
      expect(plainText(read(text))).to.equal(plain);
    });
  }

  it('may be NaN or infinite', () => {
    expect(['NaN', 'nan'].map(readNumberText)).to.deep.equal(['nan', 'nan']);
    expect(['Infinity', '-infinity'].map(readNumberText)).to.deep.equal(['infinity', 'infinity']);
  });

  for (const text of ['', '-', '.', 'x', ' 1', '1 ', '1,5', '1.2.3', '--1', '1e', '1e+', '1e5e5', '1e100001'])
    it(`is not a number: "${text}"`, () => {
      expect(readNumberText(text)).to.equal(undefined);
    });

  it('round-trips', () => {
    fc.assert(
      fc.property(anyDecimal, (decimal) => {
        expect(readNumberText(plainText(decimal))).to.deep.equal(decimal);
      }),
    );
  });
});

describe('the point of a decimal', () => {
  it('moves either way, by any distance', () => {
    expect(shift('10.50', 2)).to.equal('1050');
    expect(shift('0.0500', 2)).to.equal('5.00');
    expect(shift('10.5', 3)).to.equal('10500');
    expect(shift('5', -2)).to.equal('0.05');
    expect(shift('-12345', -2)).to.equal('-123.45');
    expect(shift('0', -2)).to.equal('0.00');
  });

  it('returns to the same number when moved back', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 50 }), (decimal, places) => {
        expect(shiftDecimal(shiftDecimal(decimal, -places), places)).to.deep.equal(decimal);
      }),
    );
  });

  it('is removed and restored', () => {
    expect(scaleDecimal(read('-10.5'), 2)).to.equal(-1050n);
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 30, max: 40 }), (decimal, digits) => {
        const fraction = decimal.fraction.padEnd(digits, '0');
        const back = unscaleDecimal(scaleDecimal(decimal, digits), digits);
        expect(back).to.deep.equal(withoutSignOfZero({ ...decimal, fraction }));
      }),
    );
  });
});

describe('zeros', () => {
  it('are distinguished from other numbers, and have no sign', () => {
    expect(['0', '-0.00', '000'].every((text) => isZero(read(text)))).to.equal(true);
    expect(isZero(read('0.01'))).to.equal(false);
    expect(plainText(withoutSignOfZero(read('-0.00')))).to.equal('0.00');
    expect(plainText(withoutSignOfZero(read('-0.01')))).to.equal('-0.01');
  });

  it('are removed from or added to the end of a fraction', () => {
    expect(fitFraction('500', 2)).to.equal('50');
    expect(fitFraction('500', 0)).to.equal('5');
    expect(fitFraction('5', 3)).to.equal('500');
    expect(fitFraction('05', 0)).to.equal('05');
  });
});
