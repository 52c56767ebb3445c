import { expect } from '@open-wc/testing';
import { countCharacters, counterAnnouncement } from '../../../core/forms/index.ts';

const CROSSED = 'You have exceeded the character limit.';

/** Announcements for a text with these lengths in sequence; delayed ones are in brackets. */
const announced = (maxLength: number, lengths: readonly number[]): readonly string[] => {
  const counters = lengths.map((length) => countCharacters('x'.repeat(length), maxLength));
  return counters.slice(1).map((now, index) => {
    const spoken = counterAnnouncement(counters[index]!, now);
    if (spoken === null) return '';
    return spoken.delayMs === 0 ? spoken.text || 'cancelled' : `(${spoken.text})`;
  });
};

describe('counterAnnouncement', () => {
  const NEAR = [
    { maxLength: 10, leftCount: 5 },
    { maxLength: 100, leftCount: 10 },
    { maxLength: 500, leftCount: 50 },
    { maxLength: 5000, leftCount: 50 },
  ] as const;
  for (const { maxLength, leftCount } of NEAR) {
    it(`announces ${leftCount} of ${maxLength} characters left as the first number`, () => {
      const begin = maxLength - leftCount;
      expect(announced(maxLength, [begin - 2, begin - 1, begin])).to.deep.equal([
        '',
        `(${leftCount} characters left)`,
      ]);
    });
  }

  it('announces numbers near the limit, after a pause', () => {
    expect(announced(100, [97, 98, 99, 100])).to.deep.equal([
      '(2 characters left)',
      '(1 character left)',
      '(0 characters left)',
    ]);
  });

  it('announces crossing the limit immediately, in both directions', () => {
    expect(announced(100, [100, 101, 102, 101, 100, 99])).to.deep.equal([
      CROSSED,
      '(2 characters too many)',
      '(1 character too many)',
      '0 characters left',
      '(1 character left)',
    ]);
  });

  it('announces the limit when a long text is pasted and removed again', () => {
    expect(announced(100, [3, 400, 3])).to.deep.equal([CROSSED, '97 characters left']);
  });

  it('cancels a pending announcement far from the limit', () => {
    expect(announced(100, [94, 95, 20, 21])).to.deep.equal(['(5 characters left)', 'cancelled', '']);
  });

  it('announces nothing if the length is unchanged', () => {
    expect(announced(100, [95, 95])).to.deep.equal(['']);
  });
});
