import { expect } from '@open-wc/testing';
import { truncateDataset } from '../../../owner/rules/index.ts';

const ROWS = [
  ['a', 1, 2],
  ['b', 3],
  ['c', 4, 5, 6],
];

describe('a dataset that is too large', () => {
  it('keeps its first rows and their first cells', () => {
    expect(truncateDataset(ROWS, { maxRows: 2, maxColumns: 2 })).to.deep.equal([
      ['a', 1],
      ['b', 3],
    ]);
  });

  it('is copied unchanged within the limits', () => {
    const cut = truncateDataset(ROWS, { maxRows: 3, maxColumns: 4 });
    expect(cut).to.deep.equal(ROWS);
    cut[0]?.pop();
    expect(ROWS[0]).to.have.length(3);
  });

  it('may be truncated to nothing', () => {
    expect(truncateDataset(ROWS, { maxRows: 0, maxColumns: 2 })).to.deep.equal([]);
    expect(truncateDataset(ROWS, { maxRows: 1, maxColumns: 0 })).to.deep.equal([[]]);
  });

  for (const wrong of [NaN, Infinity, -1, 1.5, undefined])
    it(`needs whole numbers, which ${wrong} is not`, () => {
      const limit = wrong as number;
      const sentence = /^truncateDataset: expected a whole number from 0 up, got /;
      expect(() => truncateDataset(ROWS, { maxRows: limit, maxColumns: 1 })).to.throw(sentence);
      expect(() => truncateDataset(ROWS, { maxRows: 1, maxColumns: limit })).to.throw(sentence);
    });
});
