import { FAILURE_KINDS, isStorefrontError } from '../../errors/index.ts';
import { randomId } from '../../session/index.ts';
import { pause } from '../../shared/index.ts';
import type { EventQueue } from '../queue/event-queue.ts';
import { PERFORMANCE_LIMITS, type Vital } from './vital.ts';

/** How fast a page was, on its way to the store. Source: docs/behaviour/analytics.md §6. */
export interface PagePerformance {
  /** The page may be gone soon. */
  readonly leave: () => void;
  /** The page, or its network, has come back. */
  readonly comeBack: () => void;
  /** Drops what was measured and not told: the visitor has refused. */
  readonly clear: () => void;
}

/** What telling of a page's performance needs. */
export interface PerformanceParts {
  readonly queue: EventQueue;
  /** Asks the store for the id of this load of the page. */
  readonly askPageLoadId: () => Promise<string>;
  /** Measures the page, and tells each value as often as it changes. */
  readonly measure: (hear: (vital: Vital) => void) => void;
  /** Whether anything may be recorded now. */
  readonly mayRecord: () => boolean;
  /** When the page was loaded, in milliseconds after it was asked for. */
  readonly loadedAtMs: number;
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Milliseconds after the page was asked for. */
  readonly sinceStartMs?: () => number;
}

/** A call that fails so may go well the next time. */
const PASSING: readonly string[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.server,
];
const PATH = '/api/1/performance/records';

/**
 * Gathers what is measured, and tells it together.
 * @param parts what measures, and the queue to the store
 * Source: docs/behaviour/analytics.md §6.1, §6.2, §6.5
 */
export function createPerformance(parts: PerformanceParts): PagePerformance {
  const { queue, mayRecord, loadedAtMs, wait = pause, sinceStartMs = () => performance.now() } = parts;
  let changed = new Map<string, object>();
  let pageLoadId: string | null = null;
  let isAccepted = true;

  parts.askPageLoadId().then(
    (id) => (pageLoadId ??= id),
    // A store that takes no such records has said so; what was lost on the way says nothing.
    (error: unknown) => (isAccepted = isStorefrontError(error) && PASSING.includes(error.kind)),
  );
  parts.measure(({ id, ...vital }) => {
    if (mayRecord()) changed.set(id, { id, ...vital, pagePath: location.pathname, occurredAt: Date.now() });
  });

  function tell(): void {
    const records = changed;
    changed = new Map();
    if (!isAccepted || !mayRecord()) return;
    // The page may go before the store has answered.
    pageLoadId ??= randomId();
    for (const record of records.values())
      queue.push({ id: randomId(), path: PATH, text: JSON.stringify({ pageLoadId, ...record }) });
  }

  async function sendInTime(): Promise<void> {
    for (const atMs of PERFORMANCE_LIMITS.batchesAtMs) {
      await wait(Math.max(0, loadedAtMs + atMs - sinceStartMs()));
      tell();
    }
  }
  void sendInTime();

  return {
    leave() {
      tell();
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
