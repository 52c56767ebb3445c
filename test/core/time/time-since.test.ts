import { expect } from '@open-wc/testing';
import { DAY_MS, timeSince } from '../../../engine/time/index.ts';

const NOW_MS = Date.UTC(2024, 5, 15, 12);
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

describe('timeSince', () => {
  for (const [elapsedMs, words] of [
    [0, 'less than a minute ago'],
    [MINUTE_MS - 1, 'less than a minute ago'],
    [MINUTE_MS, 'about a minute ago'],
    [2 * MINUTE_MS - 1, 'about a minute ago'],
    [2 * MINUTE_MS, 'about 2 minutes ago'],
    [HOUR_MS - 1, 'about 59 minutes ago'],
    [HOUR_MS, 'about an hour ago'],
    [DAY_MS - 1, 'about 23 hours ago'],
    [DAY_MS, 'about a day ago'],
    [7 * DAY_MS - 1, 'about 6 days ago'],
    [7 * DAY_MS, 'about a week ago'],
    [30 * DAY_MS - 1, 'about 4 weeks ago'],
    [30 * DAY_MS, 'about a month ago'],
    [365 * DAY_MS - 1, 'about 12 months ago'],
    [365 * DAY_MS, 'about a year ago'],
    [730 * DAY_MS, 'about 2 years ago'],
  ] as const)
    it(`is "${words}" after ${elapsedMs} ms`, () => {
      expect(timeSince(NOW_MS - elapsedMs, NOW_MS)).to.equal(words);
    });

  it('is less than a minute for the future', () => {
    expect(timeSince(NOW_MS + 1, NOW_MS)).to.equal('less than a minute ago');
    expect(timeSince(8e15, NOW_MS)).to.equal('less than a minute ago');
  });

  it('counts from the first day of the calendars at most', () => {
    expect(timeSince(-8e15, NOW_MS)).to.match(/^about 67\d\d years ago$/);
  });

  for (const wrong of [NaN, Infinity, -Infinity])
    it(`is invalid for ${wrong}, whether it is the moment or now`, () => {
      expect(timeSince(wrong, NOW_MS)).to.equal('Invalid date.');
      expect(timeSince(NOW_MS, wrong)).to.equal('Invalid date.');
    });
});
