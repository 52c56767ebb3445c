import type { ByteRange } from './read-upload.ts';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads which part of a content a request asks for. A range of another version, several ranges and malformed ones count as none, as
 * the standard allows.
 * @param headers `Range` and `If-Range` of the request
 * @param content its size in bytes, and its entity tag with quotes
 * @returns undefined for all of it; 'outside' for a part that it does not have
 * Source: RFC 9110 §13.1.5, RFC 9110 §14.2
 */
export function requestedRange(
  { range = '', ifRange }: { readonly range: string | undefined; readonly ifRange: string | undefined },
  { sizeBytes, etag }: { readonly sizeBytes: number; readonly etag: string },
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  if (from + to === '' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return from === '' ? lastBytes(Number(to), sizeBytes) : between(Number(from), to, sizeBytes);
}

function lastBytes(count: number, sizeBytes: number): ByteRange | 'outside' {
  return count === 0 ? 'outside' : { first: Math.max(0, sizeBytes - count), last: sizeBytes - 1 };
}

function between(first: number, to: string, sizeBytes: number): ByteRange | 'outside' | undefined {
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return undefined;
  return first < sizeBytes ? { first, last: Math.min(last, sizeBytes - 1) } : 'outside';
}
