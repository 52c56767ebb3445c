import type { AnalyticsEvent } from '../event/analytics-event.ts';
import type { PageFacts } from '../event/page-facts.ts';
import type { EventQueue } from '../queue/event-queue.ts';
import type { QueuedEvent } from '../queue/queued-event.ts';

/** Receives events. Source: docs/behaviour/analytics.md §11. */
export interface AnalyticsSink {
  /** Names the sink in reports. */
  readonly name: string;
  /** Whether it receives nothing about visitors who object to sharing data with third parties. */
  readonly isThirdParty: boolean;
  /** Receives an event; an exception is reported. */
  readonly record: (event: AnalyticsEvent, page: PageFacts) => void;
  /** Starts recording the session for replay under this id; a failure is only logged. */
  readonly replaySession?: (sessionId: string) => void | Promise<void>;
}

/** A sink with a queue. */
export interface Tracker extends AnalyticsSink {
  readonly queue: EventQueue;
}

/** Formats an event for a server; null for an event that the server does not accept. */
export type WriteEvent = (event: AnalyticsEvent, page: PageFacts) => QueuedEvent | null;

/**
 * Creates a tracker from a format and a queue.
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
