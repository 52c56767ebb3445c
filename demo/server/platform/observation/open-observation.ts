import type { PoolState } from '../database/open-database.ts';
import type { Logs } from './log.ts';
import { createMetrics } from './metrics.ts';
import { type MetricsPlace, serveMetrics } from './metrics-server.ts';
import type { RequestObserver } from './observe-requests.ts';

/** The logs and metrics of a running store. */
export interface Observation {
  /** Undefined if nothing is observed. */
  readonly observer: RequestObserver | undefined;
  /** The address of the metrics; undefined without them. */
  readonly metricsUrl: string | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts to observe requests, for logs and metrics.
 * @param logs of the store
 * @param place where metrics are served; undefined for nowhere
 * @param poolState reads the pool of the database; undefined for the embedded one
 * @throws StartFailure if the port of the metrics cannot be used
 * Source: docs/behaviour/reference-store.md §35
 */
export async function openObservation(
  { logRequest }: Logs,
  place: MetricsPlace | undefined,
  poolState: (() => PoolState) | undefined,
): Promise<Observation> {
  if (place === undefined)
    return { observer: logRequest, metricsUrl: undefined, close: () => Promise.resolve() };
  const metrics = createMetrics(poolState);
  const { url, close } = await serveMetrics(metrics, place);
  const observer: RequestObserver = (request) => {
    metrics.observer(request);
    logRequest?.(request);
  };
  return { observer, metricsUrl: url, close };
}
