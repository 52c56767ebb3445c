import { createTimeZones, DAY_MS } from '../../../../engine/time/index.ts';
import { momentOf } from './moment-of.ts';

const ZONES = createTimeZones();

/** Consecutive days in the site's time zone. */
export interface Days {
  /** `YYYY-MM-DD`, the oldest first. */
  readonly names: readonly string[];
  readonly timeZone: string;
  /** Start of the first day, in milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Finds the last days, today among them.
 * @param count how many
 * @param timeZone IANA name; decides when days begin
 * @param nowMs the time, in milliseconds since 1970
 * Source: docs/behaviour/owner-pages.md §9.1
 */
export function lastDays(count: number, timeZone: string, nowMs: number): Days {
  const zone = ZONES.get(timeZone);
  const today = Math.floor((nowMs + zone.offsetMs(nowMs)) / DAY_MS) * DAY_MS;
  const first = today - (count - 1) * DAY_MS;
  const names = Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
  return {
    names,
    timeZone: zone.name,
    startMs: momentOf(first, zone),
    endMs: nowMs,
  };
}

/** A day of a period. */
export interface DayRange {
  readonly name: string;
  readonly startMs: number;
  /** Exclusive: the start of the next day, or just after the end of the period. */
  readonly endMs: number;
}

/**
 * Lists where each day of a period begins and ends.
 * @param days the period
 */
export function rangesOf({ names, timeZone, endMs }: Days): readonly DayRange[] {
  const zone = ZONES.get(timeZone);
  const starts = names.map((name) => momentOf(Date.parse(name), zone));
  return names.map((name, index) => ({
    name,
    startMs: starts[index] ?? 0,
    endMs: starts[index + 1] ?? endMs + 1,
  }));
}
