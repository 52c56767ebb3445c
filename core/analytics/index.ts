export { createAnalytics, type Analytics } from './analytics.ts';
export type {
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsFields,
  ButtonFacts,
  FormFacts,
  ProductFacts,
} from './event/analytics-event.ts';
export type { PageFacts } from './event/page-facts.ts';
export { watchPerformance } from './page-performance.ts';
export { startSessionReplay } from './session-replay.ts';
export { createPageTrackers } from './page-trackers.ts';
export type { AnalyticsSink } from './sinks/analytics-sink.ts';
export { createConsoleSink } from './sinks/console.ts';
export { createDataLayerSink } from './sinks/data-layer.ts';
