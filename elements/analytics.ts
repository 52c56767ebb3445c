export { loadAnalytics as startAnalytics } from './analytics/load-analytics.ts';
export { createConsoleSink, createDataLayerSink } from '../core/analytics/index.ts';
export type { AnalyticsEvent, AnalyticsSink, PageFacts } from '../core/analytics/index.ts';
