import { ANALYTICS_LIMITS } from '../event/limits.ts';
import type { QueuedEvent } from './queued-event.ts';

/** What a list of texts needs around them: brackets, and a comma after each. */
const LIST_BYTES = 2;
const COMMA_BYTES = 1;

/**
 * Takes as many events as may go together to one path; one that is too large by itself goes alone.
 * @param events those that wait, the oldest first
 * @param maxEvents how many the server takes at once
 * @returns the first of them, and none if none waits
 * Source: docs/behaviour/analytics.md §7.1
 */
export function takeBatch(events: readonly QueuedEvent[], maxEvents: number): readonly QueuedEvent[] {
  let bytes = LIST_BYTES;
  const end = events.slice(0, maxEvents).findIndex(({ path, text }) => {
    bytes += byteLength(text) + COMMA_BYTES;
    return path !== events[0]?.path || bytes > ANALYTICS_LIMITS.batchMaxBytes;
  });
  return events.slice(0, end === -1 ? maxEvents : Math.max(end, 1));
}

/**
 * Counts what a text weighs when it is sent.
 * @param text any text
 * @returns bytes of UTF-8
 */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
