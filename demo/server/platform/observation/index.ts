export { healthRoutes } from './health.ts';
export { createLogs, type Log, type LogFormat } from './log.ts';
export type { MetricsPlace } from './metrics-server.ts';
export { labelsOf } from './observed-request.ts';
export { observeRequests, type RequestObserver } from './observe-requests.ts';
export { openObservation } from './open-observation.ts';
export { readObservationSettings } from './read-observation-settings.ts';
