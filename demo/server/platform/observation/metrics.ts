import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { PoolState } from '../database/open-database.ts';
import type { RequestObserver } from './observe-requests.ts';

/** The metrics of one process. */
export interface Metrics {
  readonly observer: RequestObserver;
  /** The media type of the text. */
  readonly contentType: string;
  /** Prints them in the text format of Prometheus. */
  readonly print: () => Promise<string>;
}

/** From pages out of memory to requests that wait for the database. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_SECOND = 1_000;

/**
 * Creates the metrics of this process.
 * @param poolState reads the pool of the database; undefined for the embedded one
 * Source: docs/behaviour/reference-store.md §35.4
 */
export function createMetrics(poolState: (() => PoolState) | undefined): Metrics {
  const registry = new Registry();
  // Processor, memory, event loop and garbage collection.
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer begins, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  if (poolState !== undefined) registerPool(registry, poolState);
  return {
    observer: ({ method, route, status, durationMs }) => {
      durations.observe({ method, route, status }, durationMs / MS_PER_SECOND);
    },
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}

function registerPool(registry: Registry, poolState: () => PoolState): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by state; waiting: requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { used, idle, waiting } = poolState();
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
