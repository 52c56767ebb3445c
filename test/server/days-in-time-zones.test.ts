import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { lastDays, startOfDay } from '../../demo/server/platform/shared/days.ts';

/** The days on which the clocks change at midnight, or an hour from it. */
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
        const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
        for (const name of [day, next]) {
          const startMs = startOfDay(name, timeZone);
          assert.deepEqual([dateAt(startMs - 1) < name, dateAt(startMs)], [true, name]);
        }
        const endMs = startOfDay(next, timeZone) - 1;
        assert.deepEqual(lastDays(1, timeZone, endMs), {
          names: [day],
          timeZone,
          startMs: startOfDay(day, timeZone),
          endMs,
        });
      });
  }
});
