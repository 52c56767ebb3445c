const SECONDS = /^[+-]?\d+(\.\d+)?$/;

/** The three forms of an HTTP date; `Date.parse` alone would also read "in 3 minutes" as a date. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/i;

/**
 * Reads a `Retry-After` header, which holds seconds or an HTTP date.
 * @param header the header's text, or null when the answer has none
 * @param nowMs the current time, in milliseconds since 1970
 * @returns milliseconds to wait, 0 or more; null when the header is absent or unreadable
 * Source: docs/behaviour/wire.md §3.3
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const delayMs = SECONDS.test(text) ? Number(text) * 1000 : millisecondsUntil(text, nowMs);
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : null;
}

function millisecondsUntil(text: string, nowMs: number): number {
  return HTTP_DATE.test(text) ? Date.parse(text) - nowMs : Number.NaN;
}
