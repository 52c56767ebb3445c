/** When and where something has happened. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The page's address at that time. */
  readonly href: string;
}

/**
 * Tells the moment.
 * @returns here and now
 */
export function hereAndNow(): Moment {
  return { atMs: Date.now(), href: globalThis.location.href };
}
