import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DAY_MS, toCivilTime } from '../../../engine/time/index.ts';

const CHANGE_MS = Date.UTC(1582, 9, 15);

describe('the calendar', () => {
  it('continues from Thursday, 4 October 1582, to Friday, 15 October', () => {
    expect(toCivilTime(CHANGE_MS - 1)).to.include({ year: 1582, month: 10, day: 4, weekday: 4, hour: 23 });
    expect(toCivilTime(CHANGE_MS)).to.include({ year: 1582, month: 10, day: 15, weekday: 5, hour: 0 });
  });

  it('has a leap day in 1500 and none in 1900', () => {
    // 29 February 1500 of the Julian calendar is 10 March of the Gregorian one.
    expect(toCivilTime(Date.UTC(1500, 2, 10))).to.include({ year: 1500, month: 2, day: 29 });
    expect(toCivilTime(Date.UTC(1900, 1, 28) + DAY_MS)).to.include({ year: 1900, month: 3, day: 1 });
  });

  it('begins on 1 January 4713 BC and ends on 31 December 8652', () => {
    expect(toCivilTime(-210_866_803_200_000)).to.include({ year: -4712, month: 1, day: 1, julianDay: 0 });
    expect(() => toCivilTime(-210_866_803_200_001)).to.throw(RangeError);
    const last = Date.UTC(8652, 11, 31, 23, 59, 59, 999);
    expect(toCivilTime(last)).to.include({ year: 8652, month: 12, day: 31, second: 59 });
    expect(() => toCivilTime(last + 1)).to.throw(RangeError);
  });

  it('agrees with Intl on every day since the change', () => {
    const moments = fc.integer({ min: CHANGE_MS, max: Date.UTC(8652, 11, 31) });
    fc.assert(
      fc.property(moments, (epochMs) => {
        const date = new Date(epochMs);
        expect(toCivilTime(epochMs)).to.include({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
          weekday: date.getUTCDay(),
          hour: date.getUTCHours(),
          minute: date.getUTCMinutes(),
          second: date.getUTCSeconds(),
          millisecond: date.getUTCMilliseconds(),
        });
      }),
    );
  });
});
