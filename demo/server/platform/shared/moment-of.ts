import { DAY_MS, type TimeZone } from '../../../../engine/time/index.ts';

/**
 * Finds the moment of a local time. A time that comes twice is its first occurrence; one that the clocks skip moves forward by
 * as much as they do.
 * @param localMs the local time, as milliseconds since 1970 of the same time in UTC
 * @param zone where
 * @returns milliseconds since 1970
 */
export function momentOf(localMs: number, zone: TimeZone): number {
  const [before, after] = [
    localMs - zone.offsetMs(localMs - DAY_MS),
    localMs - zone.offsetMs(localMs + DAY_MS),
  ];
  const isLocal = (momentMs: number): boolean => momentMs + zone.offsetMs(momentMs) === localMs;
  return isLocal(before) || !isLocal(after) ? before : after;
}
