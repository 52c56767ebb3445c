import { expect } from '@open-wc/testing';
import { readNumberOptions } from '../../../engine/i18n/index.ts';

describe('number options', () => {
  for (const [argument, options] of [
    ['minint:3', { minInteger: 3 }],
    ['minimumIntegerDigits:3', { minInteger: 3 }],
    ['maxFrac:2', { maxFraction: 2 }],
    ['maximumFractionDigits:2', { maxFraction: 2 }],
    ['minsig:4', { minSignificant: 4 }],
    ['maxSig:4', { maxSignificant: 4 }],
    ['group', { isGrouped: true }],
    ['grouping:true', { isGrouped: true }],
    ['group:no', { isGrouped: false }],
    ['no-grouping', { isGrouped: false }],
    ['round:ceil', { rounding: 'ceiling' }],
    ['rounding:truncate', { rounding: 'down' }],
    ['style:percent', { style: 'percent' }],
    ['symbol:narrow', { isNarrow: true }],
  ] as const) {
    it(`are read: ${argument}`, () => {
      const warnings: string[] = [];
      expect(readNumberOptions([argument], (message) => warnings.push(message))).to.deep.equal(options);
      expect(warnings).to.deep.equal([]);
    });
  }

  for (const [count, digits] of [
    ['51', 50],
    ['9999999999', 50],
    ['-1', 0],
    ['x', 0],
    ['', 0],
    ['2.9', 2],
    ['12px', 12],
    ['NaN', 0],
    ['Infinity', 0],
  ] as const) {
    it(`keep a count of digits between 0 and 50: ${count}`, () => {
      expect(readNumberOptions([`minfrac:${count}`])).to.deep.equal({ minFraction: digits });
    });
  }

  it('warn about unknown arguments, and read the rest', () => {
    const warnings: string[] = [];
    const args = [
      'bogus',
      'style:bogus',
      'round:',
      'symbol:wide',
      '__proto__:1',
      'constructor',
      '',
      'maxfrac:1',
    ];
    const options = readNumberOptions(args, (message) => warnings.push(message));
    expect(options).to.deep.equal({ maxFraction: 1 });
    expect(warnings).to.have.length(6);
    expect(warnings[1]).to.contain('"style:bogus"');
  });
});
