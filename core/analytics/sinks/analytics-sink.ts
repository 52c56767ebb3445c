import type { AnalyticsEvent } from '../event/analytics-event.ts';
import type { PageFacts } from '../event/page-facts.ts';
import type { EventQueue } from '../queue/event-queue.ts';
import type { QueuedEvent } from '../queue/queued-event.ts';

/** Somebody who hears of events. Source: docs/behaviour/analytics.md §11. */
export interface AnalyticsSink {
  /** Its own, in reports. */
  readonly name: string;
  /** Whether visitors who object to being told about to third parties are kept from it. */
  readonly isThirdParty: boolean;
  /** Takes an event; what it throws is reported. */
  readonly record: (event: AnalyticsEvent, page: PageFacts) => void;
  /** Begins to record the session, to be replayed under this id; a failure is only logged. */
  readonly replaySession?: (sessionId: string) => void | Promise<void>;
}

/** A sink of ours: events wait in a queue. */
export interface Tracker extends AnalyticsSink {
  readonly queue: EventQueue;
}

/** Writes an event as a server takes it; null for one that it does not take. */
export type WriteEvent = (event: AnalyticsEvent, page: PageFacts) => QueuedEvent | null;

/**
 * Makes a tracker of a format and a queue.
 * @param parts the format, and the queue to its server
 * Source: docs/behaviour/analytics.md §2, §3, §5
 */
export function createTracker(parts: {
  readonly name: string;
  readonly isThirdParty: boolean;
  readonly queue: EventQueue;
  readonly write: WriteEvent;
}): Tracker {
  const { name, isThirdParty, queue, write } = parts;
  return {
    name,
    isThirdParty,
    queue,
    record(event, page) {
      const written = write(event, page);
      if (written) queue.push(written);
    },
  };
}
