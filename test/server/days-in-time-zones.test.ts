import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { lastDays, rangesOf } from '../../demo/server/platform/shared/days.ts';

/** Days on which the clocks change, in most of these zones at midnight or an hour from it. */
const CHANGES = [
  ['America/Santiago', '2026-04-05', '2026-09-06'],
  ['America/Havana', '2026-03-08', '2026-11-01'],
  ['Asia/Beirut', '2026-03-29', '2026-10-25'],
  ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ['Asia/Amman', '2021-03-26', '2021-10-29'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['Atlantic/Azores', '2026-03-29', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
] as const;

describe('a day', () => {
  for (const [timeZone, ...days] of CHANGES) {
    // As PostgreSQL does: a moment belongs to the date that its local time has.
    const dateAt = (timeMs: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(timeMs);

    for (const day of days)
      test(`of ${timeZone} begins with its first moment, also on ${day} and the next day`, () => {
        const noonAfterMs = Date.parse(day) + 36 * 3_600_000;
        const ranges = rangesOf(lastDays(2, timeZone, noonAfterMs));
        assert.equal(ranges[0]?.name, day);
        for (const { name, startMs } of ranges)
          assert.deepEqual([dateAt(startMs - 1) < name, dateAt(startMs)], [true, name]);
        assert.deepEqual(
          ranges.map(({ endMs }) => endMs),
          [ranges[1]?.startMs, noonAfterMs + 1],
        );
      });
  }
});
