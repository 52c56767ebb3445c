/** Limits of performance reports. Source: docs/behaviour/analytics.md §6.1, §6.2 */
export const PERFORMANCE_LIMITS = {
  settingsTimeoutMs: 30_000,
  /** When batches are sent, in milliseconds after the page was loaded. */
  batchesAtMs: [30_000, 60_000],
  /** Above the first, a first input needs improvement; above the second, it is poor. */
  fidThresholdsMs: [100, 300],
} as const;

/** One measured value of a page load. Source: docs/behaviour/analytics.md §6.3 */
export interface Vital {
  /** Constant for all values of one metric. */
  readonly id: string;
  readonly name: 'FCP' | 'LCP' | 'CLS' | 'FID' | 'INP' | 'TTFB';
  /** Milliseconds; a score without unit for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  readonly navigationType: string;
  /** Our tag to which it belongs; null for anything else on the page. */
  readonly element: string | null;
}
