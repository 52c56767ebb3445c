/** The ratings of a metric, the best first. Source: docs/behaviour/analytics.md §6.3 */
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
