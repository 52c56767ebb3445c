/**
 * Reads a `Retry-After` header, which holds seconds or an HTTP date.
 * @param header the header's text, or null when the answer has none
 * @param nowMs the present, in milliseconds since 1970
 * @returns milliseconds to wait, 0 or more; null when the header is absent or unreadable
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const delayMs = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : null;
}
