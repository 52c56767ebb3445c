import type { Exchange } from './recording-file.ts';

/**
 * Recognizes a value that differs between two servers or two runs, such as the id of a line.
 * @param value a text of a request or an answer
 * @param keys the names of the fields that lead to it; the first is "path", "body", "headers" or "answer"
 * @returns its kind, "date" for a date; null for a value that is always the same. A kind that ends with "_" begins the
 * placeholder, for gateways that recognize ids.
 */
export type Recognize = (value: string, keys: readonly string[]) => string | null;

/** Replaces such values of one visitor by placeholders: "line-1" is its first line. */
export interface Placeholders {
  /** Replaces them in anything, also in the path of a request. */
  readonly hide: <Value>(value: Value, key: keyof Exchange) => Value;
  /** Restores those that a page has made itself, such as a key of its own. */
  readonly restore: (value: unknown) => unknown;
}

const PLACEHOLDER = /^[a-z_]+[-_]\d+$/;
/** Within a sentence. */
const ID = /\b[a-z_]+_[\dA-Z]{26}\b/g;
const DATE = 'date';
const FIRST_DATE = Date.UTC(2026, 0, 1);
/** Those of the first minute of that day. */
const DATE_PLACEHOLDER = /2026-01-01T00:00:\d\d\.\d{3}Z/g;

/**
 * Creates the placeholders of a visitor.
 * @param recognize what differs
 */
export function createPlaceholders(recognize: Recognize): Placeholders {
  const byValue = new Map<string, string>();
  const counts = new Map<string, number>();

  function placeholderOf(value: string, keys: readonly string[]): string {
    const kind = PLACEHOLDER.test(value) ? null : recognize(value, keys);
    if (kind === null) return value.replaceAll(ID, (id) => (id === value ? id : placeholderOf(id, keys)));
    const known = byValue.get(`${kind} ${value}`);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    // Gateways may sort by date.
    const placeholder =
      kind === DATE
        ? new Date(FIRST_DATE + count).toISOString()
        : `${kind}${kind.endsWith('_') ? '' : '-'}${count}`;
    byValue.set(`${kind} ${value}`, placeholder);
    return placeholder;
  }

  function hide(value: unknown, keys: readonly string[]): unknown {
    if (typeof value === 'string') return placeholderOf(value, keys);
    if (Array.isArray(value)) return value.map((each) => hide(each, keys));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hide(each, [...keys, key])]));
  }

  const hidePath = (address: string): string =>
    address.replaceAll(/[^/?&=]+/g, (part) => placeholderOf(part, ['path']));

  function restore(value: unknown): unknown {
    if (typeof value !== 'string' || !PLACEHOLDER.test(value)) return value;
    const own = [...byValue].find(([, placeholder]) => placeholder === value);
    return own ? own[0].slice(own[0].indexOf(' ') + 1) : value;
  }

  return {
    hide: <Value>(value: Value, key: keyof Exchange) =>
      (key === 'path' ? hidePath(String(value)) : hide(value, [key])) as Value,
    restore: (value) =>
      JSON.parse(JSON.stringify(value ?? null), (_, each: unknown) => restore(each)) as unknown,
  };
}

/**
 * Makes the placeholders of all dates the same: whether two things happen within the same millisecond differs between runs.
 * @param text JSON with placeholders
 */
export function withoutDates(text: string): string {
  return text.replaceAll(DATE_PLACEHOLDER, DATE);
}
