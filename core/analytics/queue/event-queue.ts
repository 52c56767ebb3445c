import { pause, type Report } from '../../shared/index.ts';
import { ANALYTICS_LIMITS as LIMITS } from '../event/limits.ts';
import type { Delivery, Outcome } from './delivery.ts';
import { handOver } from './hand-over.ts';
import type { KeptEvents, LeftEvents } from './kept-events.ts';
import type { QueuedEvent } from './queued-event.ts';
import { retryDelayMs } from './retry-delay.ts';
import { takeBatch } from './take-batch.ts';

/** The queue of events for one endpoint. Source: docs/behaviour/analytics.md §7. */
export interface EventQueue {
  /** Adds an event, unless it is already queued. */
  readonly push: (event: QueuedEvent) => void;
  /** Sends everything as beacons, because the page may be unloaded; stores what the browser does not accept. */
  readonly leave: () => void;
  /** Resumes when the page is visible, or the network online, again. */
  readonly comeBack: () => void;
  /** Drops all queued events. */
  readonly clear: () => void;
}

/** Dependencies of a queue. */
export interface EventQueueParts {
  readonly delivery: Delivery;
  readonly kept: KeptEvents;
  readonly report: Report;
  /** Waits, and rejects when the signal fires. */
  readonly wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** Between 0 and 1. */
  readonly random?: () => number;
  /** Whether the browser has a network at all. */
  readonly isOnline?: () => boolean;
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

/**
 * Creates a queue that sends in the background, one batch at a time.
 * @param parts delivery and storage of events
 * Source: docs/behaviour/analytics.md §7
 */
export function createEventQueue(parts: EventQueueParts): EventQueue {
  const queue = new BackgroundQueue(parts);
  void parts.kept.adopt((left) => {
    queue.adopt(left);
  });
  return queue;
}

const now = () => performance.now();

class BackgroundQueue implements EventQueue {
  readonly #parts: Required<EventQueueParts>;
  /** Oldest first, including those in flight. */
  #events: readonly QueuedEvent[] = [];
  /** The events in flight. */
  #inFlight: ReadonlySet<QueuedEvent> = new Set();
  /** Events dropped from a full queue since the last success. */
  #droppedCount = 0;
  /** Statuses that were reported on this page. */
  readonly #reportedStatuses = new Set<number>();
  /** Failures since the last success. */
  readonly #failures = { failed: 0, unanswered: 0 };
  /** Present while the queue sends; aborting it ends the waits. */
  #work: AbortController | null = null;
  #isPageHidden = false;
  /** Requests are blocked: no attempts until the network or the page changes. */
  #isResting = false;
  /** When the next request may be sent. */
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  /** Until then no beacons are sent, because their outcome is unknown. */
  #troubledUntilMs = Number.NEGATIVE_INFINITY;

  constructor(parts: EventQueueParts) {
    this.#parts = { wait: pause, random: Math.random, isOnline: () => navigator.onLine, now, ...parts };
  }

  adopt({ events, pauseMs }: LeftEvents): void {
    if (events.length === 0) return;
    this.#settleTrouble(pauseMs);
    for (const event of events) this.push(event);
  }

  push(event: QueuedEvent): void {
    if (this.#events.some(({ id }) => id === event.id)) return;
    this.#events = [...this.#events, event];
    this.#dropOldest();
    if (this.#isPageHidden) this.#handOver();
    else this.#begin();
  }

  leave(): void {
    if (this.#isPageHidden) return;
    this.#isPageHidden = true;
    this.#work?.abort();
    this.#handOver();
  }

  comeBack(): void {
    this.#isPageHidden = false;
    this.#isResting = false;
    this.#failures.unanswered = 0;
    this.#keepInFlight();
    this.#begin();
  }

  clear(): void {
    this.#work?.abort();
    this.#events = [];
    this.#inFlight = new Set();
    this.#parts.kept.keep([], 0);
  }

  #waiting(): readonly QueuedEvent[] {
    return this.#events.filter((event) => !this.#inFlight.has(event));
  }

  #begin(): void {
    if (this.#work || this.#isResting || this.#isPageHidden || this.#waiting().length === 0) return;
    const work = new AbortController();
    this.#work = work;
    void this.#sendAll(work.signal)
      .catch((error: unknown) => {
        if (!work.signal.aborted) this.#parts.report(error, 'analytics/queue');
      })
      .then(() => {
        this.#work = null;
        this.#begin();
      });
  }

  async #sendAll(signal: AbortSignal): Promise<void> {
    // Events of one moment share a batch.
    let delayMs: number = LIMITS.gatherMs;
    while (this.#waiting().length > 0 && !this.#isResting) {
      await this.#parts.wait(delayMs, signal);
      const pauseMs = this.#pauseMs();
      delayMs = pauseMs > 0 ? pauseMs : await this.#sendBatch();
    }
  }

  /** Sends the oldest queued events; returns the delay before the next batch, in milliseconds. */
  async #sendBatch(): Promise<number> {
    const isLast = this.#isPageHidden;
    const batch = takeBatch(this.#waiting(), this.#parts.delivery.maxEvents);
    this.#inFlight = new Set([...this.#inFlight, ...batch]);
    const outcome = await this.#parts.delivery.send(batch);
    this.#inFlight = new Set([...this.#inFlight].filter((event) => !batch.includes(event)));
    const delayMs = this.#settle(batch, outcome, isLast);
    this.#dropOldest();
    if (this.#isPageHidden) this.#keep();
    else {
      this.#keepInFlight();
      this.#begin();
    }
    return delayMs;
  }

  /** Removes or keeps a batch by its outcome; returns the delay before the next one, in milliseconds. */
  #settle(batch: readonly QueuedEvent[], outcome: Outcome, isLast: boolean): number {
    switch (outcome.kind) {
      case 'accepted':
      case 'late':
        this.#failures.failed = 0;
        this.#failures.unanswered = 0;
        this.#remove(batch);
        this.#reportDropped();
        return 0;
      case 'refused':
        this.#remove(batch);
        this.#reportStatus(outcome.status);
        return 0;
      case 'later':
        this.#reportStatus(outcome.status);
        return this.#settleTrouble(
          Math.min(Math.max(outcome.delayMs, LIMITS.retryMinDelayMs), LIMITS.pauseMaxMs),
        );
      case 'failed':
        return this.#settleFailed(batch, outcome.status, isLast);
      case 'unanswered':
        return this.#settleUnanswered(isLast);
    }
  }

  /** Records that the server did not accept a batch; returns the delay, in milliseconds. */
  #settleTrouble(pauseMs: number): number {
    this.#pausedUntilMs = this.#parts.now() + pauseMs;
    this.#troubledUntilMs = this.#pausedUntilMs + LIMITS.troubleMs;
    this.#parts.kept.noteTrouble(pauseMs + LIMITS.troubleMs);
    return pauseMs;
  }

  #settleFailed(batch: readonly QueuedEvent[], status: number, isLast: boolean): number {
    this.#settleTrouble(0);
    this.#reportStatus(status);
    // The last requests of a page run in parallel: ten failures are not ten failures of one batch.
    if (!isLast) this.#failures.failed += 1;
    const delayMs = retryDelayMs(this.#failures.failed, this.#parts.random());
    if (this.#failures.failed > LIMITS.retries) {
      this.#remove(batch);
      this.#failures.failed = 0;
    }
    return delayMs;
  }

  #settleUnanswered(isLast: boolean): number {
    this.#settleTrouble(0);
    if (!isLast) this.#failures.unanswered += 1;
    const isTriedEnough = this.#failures.unanswered > LIMITS.retriesWithoutStatus;
    this.#isResting = isTriedEnough || !this.#parts.isOnline();
    return retryDelayMs(this.#failures.unanswered, this.#parts.random());
  }

  #remove(events: readonly QueuedEvent[]): void {
    this.#events = this.#events.filter((event) => !events.includes(event));
  }

  #dropOldest(): void {
    const tooMany = this.#waiting().slice(0, -LIMITS.maxEvents);
    this.#droppedCount += tooMany.length;
    this.#remove(tooMany);
  }

  #pauseMs(): number {
    return Math.max(0, this.#pausedUntilMs - this.#parts.now());
  }

  /** Stores events in flight, too: the page may be unloaded before the answer. */
  #keep(): void {
    this.#parts.kept.keep(this.#events, this.#pauseMs());
  }

  #keepInFlight(): void {
    this.#parts.kept.keep([...this.#inFlight], 0);
  }

  #reportDropped(): void {
    if (this.#droppedCount === 0) return;
    const sentence = `Events dropped because too many waited: ${this.#droppedCount}`;
    this.#parts.report(new Error(sentence), 'analytics/queue');
    this.#droppedCount = 0;
  }

  /** Once, although the queue may receive it a hundred times. Source: docs/behaviour/analytics.md §3.5. */
  #reportStatus(status: number): void {
    if (this.#reportedStatuses.has(status)) return;
    this.#reportedStatuses.add(status);
    this.#parts.report(new Error(`Error tracking event: HTTP Status ${status}`), 'analytics/send');
  }

  #handOver(): void {
    const isTroubled =
      this.#isResting || this.#parts.now() < this.#troubledUntilMs || this.#parts.kept.isTroubled();
    if (this.#parts.isOnline() && !isTroubled) {
      const waiting = this.#waiting();
      const left = handOver(this.#parts.delivery, waiting);
      this.#remove(waiting.filter((event) => !left.includes(event)));
      for (let count = 0; count < LIMITS.lastRequests && this.#waiting().length > 0; count += 1)
        void this.#sendBatch();
    }
    this.#keep();
  }
}
