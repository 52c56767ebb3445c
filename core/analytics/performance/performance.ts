import { FAILURE_KINDS, isStorefrontError } from '../../errors/index.ts';
import { randomId } from '../../session/index.ts';
import { pause } from '../../shared/index.ts';
import type { EventQueue } from '../queue/event-queue.ts';
import { PERFORMANCE_LIMITS, type Vital } from './vital.ts';

/** Reports the page's performance to the store. Source: docs/behaviour/analytics.md §6. */
export interface PagePerformance {
  /** Called when the page is hidden and may be unloaded. */
  readonly leave: () => void;
  /** Called when the page is visible, or the network online, again. */
  readonly comeBack: () => void;
  /** Drops values that are not reported yet, after the visitor has refused consent. */
  readonly clear: () => void;
}

/** Dependencies of performance reports. */
export interface PerformanceParts {
  readonly queue: EventQueue;
  /** Requests the id of this page load from the store. */
  readonly askPageLoadId: () => Promise<string>;
  /** Measures the page; calls back with each value, each time it changes. */
  readonly measure: (onVital: (vital: Vital) => void) => void;
  /** Whether anything may be recorded now. */
  readonly mayRecord: () => boolean;
  /** When the page was loaded, in milliseconds after navigation started. */
  readonly loadedAtMs: number;
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Milliseconds since navigation started. */
  readonly sinceStartMs?: () => number;
}

/** Failures that may be temporary. */
const PASSING: readonly string[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.server,
];
const PATH = '/api/1/performance/records';

/**
 * Collects measured values and reports them in batches.
 * @param parts measurement, and the queue to the store
 * Source: docs/behaviour/analytics.md §6.1, §6.2, §6.5
 */
export function createPerformance(parts: PerformanceParts): PagePerformance {
  const { queue, mayRecord, loadedAtMs, wait = pause, sinceStartMs = () => performance.now() } = parts;
  let changed = new Map<string, object>();
  let pageLoadId: string | null = null;
  let isAccepted = true;

  parts.askPageLoadId().then(
    (id) => (pageLoadId ??= id),
    // Only an explicit refusal of the store stops reports; a temporary failure does not.
    (error: unknown) => (isAccepted = isStorefrontError(error) && PASSING.includes(error.kind)),
  );
  parts.measure(({ id, ...vital }) => {
    if (mayRecord()) changed.set(id, { id, ...vital, pagePath: location.pathname, occurredAt: Date.now() });
  });

  function flush(): void {
    const records = changed;
    changed = new Map();
    if (!isAccepted || !mayRecord()) return;
    // The page may be hidden before the store has answered.
    pageLoadId ??= randomId();
    for (const record of records.values())
      queue.push({ id: randomId(), path: PATH, text: JSON.stringify({ pageLoadId, ...record }) });
  }

  async function sendInTime(): Promise<void> {
    for (const atMs of PERFORMANCE_LIMITS.batchesAtMs) {
      await wait(Math.max(0, loadedAtMs + atMs - sinceStartMs()));
      flush();
    }
  }
  void sendInTime();

  return {
    leave() {
      flush();
      queue.leave();
    },
    comeBack() {
      queue.comeBack();
    },
    clear() {
      changed = new Map();
      queue.clear();
    },
  };
}
