export { loadAnalytics as startAnalytics } from './actions/index.ts';
export { createConsoleSink, createDataLayerSink } from '../core/analytics/index.ts';
export type { AnalyticsEvent, AnalyticsSink, PageFacts } from '../core/analytics/index.ts';
