/** Limits of measuring a page. Source: docs/behaviour/analytics.md §6.1, §6.2 */
export const PERFORMANCE_LIMITS = {
  settingsTimeoutMs: 30_000,
  /** When what is known goes to the store, in milliseconds after the page was loaded. */
  batchesAtMs: [30_000, 60_000],
  /** Above these a first input is no longer good, and poor. */
  fidThresholdsMs: [100, 300],
} as const;

/** What was measured of one load of a page. Source: docs/behaviour/analytics.md §6.3 */
export interface Vital {
  /** The same for all values of one measure. */
  readonly id: string;
  readonly name: 'FCP' | 'LCP' | 'CLS' | 'FID' | 'INP' | 'TTFB';
  /** Milliseconds; a score without unit for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  readonly navigationType: string;
  /** The tag of ours that it is about; null for anything else on the page. */
  readonly element: string | null;
}
