import { type CounterStore, memoryCounters } from './counter-store.ts';
import { postgresCounters } from './postgres-counters.ts';
import { redisCounters } from './redis-counters.ts';

/** Where a store counts requests. */
export interface CounterOptions {
  /** `redis://…`, `rediss://…`, or `valkey://…`. */
  readonly limitsUrl: string | undefined;
  /** The store's own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The store's secret. */
  readonly secret: string;
  /** Called with one line when the store of the counts does not answer, once a minute at most. */
  readonly log: (line: string) => void;
}

const QUIET_MS = 60_000;

/**
 * Chooses where requests are counted: the named store, the store's own PostgreSQL, or this process, which is the only one on
 * an embedded database.
 * @param options the addresses
 * Source: docs/behaviour/reference-store.md §4.3
 */
export function openCounters({ limitsUrl, databaseUrl, secret, log }: CounterOptions): CounterStore {
  let reportedAtMs = -Infinity;
  const onOwnCount = (): void => {
    if (Date.now() - reportedAtMs < QUIET_MS) return;
    reportedAtMs = Date.now();
    log('rate limits: their store does not answer, each process counts for itself');
  };
  if (limitsUrl !== undefined) return redisCounters({ url: limitsUrl, secret, onOwnCount });
  if (databaseUrl !== undefined) return postgresCounters({ url: databaseUrl, secret, onOwnCount });
  return memoryCounters();
}
