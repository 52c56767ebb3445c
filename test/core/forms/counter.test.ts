import { expect } from '@open-wc/testing';
import { countCharacters, speakCount } from '../../../core/forms/index.ts';

const CROSSED = 'You have exceeded the character limit.';

/** What is heard when a text has one length after another: a text of now, or of later in brackets. */
const heard = (maxLength: number, lengths: readonly number[]): readonly string[] => {
  const counters = lengths.map((length) => countCharacters('x'.repeat(length), maxLength));
  return counters.slice(1).map((now, index) => {
    const spoken = speakCount(counters[index]!, now);
    if (spoken === null) return '';
    return spoken.delayMs === 0 ? spoken.text || 'taken back' : `(${spoken.text})`;
  });
};

describe('the limit of a text', () => {
  const NEAR = [
    { maxLength: 10, leftCount: 5 },
    { maxLength: 100, leftCount: 10 },
    { maxLength: 500, leftCount: 50 },
    { maxLength: 5000, leftCount: 50 },
  ] as const;
  for (const { maxLength, leftCount } of NEAR) {
    it(`of ${maxLength} characters is near when ${leftCount} are left`, () => {
      const begin = maxLength - leftCount;
      expect(heard(maxLength, [begin - 2, begin - 1, begin])).to.deep.equal([
        '',
        `(${leftCount} characters left)`,
      ]);
    });
  }

  it('is spoken of in numbers near it, after a pause', () => {
    expect(heard(100, [97, 98, 99, 100])).to.deep.equal([
      '(2 characters left)',
      '(1 character left)',
      '(0 characters left)',
    ]);
  });

  it('is told once when it is crossed, and once when it is kept again', () => {
    expect(heard(100, [100, 101, 102, 101, 100, 99])).to.deep.equal([
      CROSSED,
      '(2 characters too many)',
      '(1 character too many)',
      '0 characters left',
      '(1 character left)',
    ]);
  });

  it('is told when a long text is pasted, and taken out again', () => {
    expect(heard(100, [3, 400, 3])).to.deep.equal([CROSSED, '97 characters left']);
  });

  it('is not spoken of once the text is far from it again', () => {
    expect(heard(100, [94, 95, 20, 21])).to.deep.equal(['(5 characters left)', 'taken back', '']);
  });

  it('is not spoken of when a letter is replaced by another', () => {
    expect(heard(100, [95, 95])).to.deep.equal(['']);
  });
});
