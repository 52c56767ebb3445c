import { expect } from '@open-wc/testing';
import { compareDecimals } from '../../../core/money/index.ts';

describe('comparing decimals', () => {
  it('follows the order of numbers, not that of texts', () => {
    expect(compareDecimals('9.99', '10.00')).to.be.below(0);
    expect(compareDecimals('100', '99.5')).to.be.above(0);
    expect(compareDecimals('0', '0.50')).to.be.below(0);
  });

  it('orders negative numbers', () => {
    expect(compareDecimals('-99.5', '-10')).to.be.below(0);
    expect(compareDecimals('-0.05', '0.05')).to.be.below(0);
  });

  it('ignores trailing zeros and the sign of zero', () => {
    expect(compareDecimals('5', '5.00')).to.equal(0);
    expect(compareDecimals('-0.00', '0')).to.equal(0);
    expect(compareDecimals('12345678901234567890.10', '12345678901234567890.1')).to.equal(0);
  });

  it('distinguishes numbers that are the same double', () => {
    expect(compareDecimals('9007199254740993.01', '9007199254740993.02')).to.be.below(0);
    expect(compareDecimals('-9007199254740993.01', '-9007199254740993.02')).to.be.above(0);
  });

  it('compares numbers beyond the range of doubles', () => {
    const huge = '9'.repeat(400);
    expect(compareDecimals(huge, `${huge}.5`)).to.be.below(0);
    expect(compareDecimals(`-${huge}`, huge)).to.be.below(0);
    expect(compareDecimals(huge, huge)).to.equal(0);
  });
});
