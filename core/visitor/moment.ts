/** Time and place of an event. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The page's address at that time. */
  readonly href: string;
  /** The page before, where the URL has changed without a reload; otherwise the document's referrer. */
  readonly referrerUrl?: string;
}

/**
 * Returns the current moment.
 * @returns the current time and URL
 */
export function hereAndNow(): Moment {
  return { atMs: Date.now(), href: globalThis.location.href };
}
