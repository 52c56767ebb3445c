import { ANALYTICS_LIMITS } from '../event/limits.ts';
import type { QueuedEvent } from './queued-event.ts';

/** Bytes that a list adds: brackets, and a comma after each text. */
const LIST_BYTES = 2;
const COMMA_BYTES = 1;

/**
 * Takes as many events as fit into one request to one path; an oversized event is a batch of one.
 * @param events the queued events, oldest first
 * @param maxEvents most events in one request
 * @returns the first events; none if the queue is empty
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
 * Counts the bytes of a text in UTF-8.
 * @param text any text
 * @returns the number of bytes
 */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
