import type { Delivery } from './delivery.ts';
import type { QueuedEvent } from './queued-event.ts';
import { takeBatch } from './take-batch.ts';

/**
 * Hands events to the browser, which sends them when the page has gone; a batch that it refuses is halved.
 * @param delivery the way to the server
 * @param events what waits
 * @returns what the browser did not take
 * Source: docs/behaviour/analytics.md §7.1
 */
export function handOver(delivery: Delivery, events: readonly QueuedEvent[]): readonly QueuedEvent[] {
  const batch = takeBatch(events, delivery.maxEvents);
  if (batch.length === 0) return [];
  const rest = () => handOver(delivery, events.slice(batch.length));
  if (delivery.handOver(batch)) return rest();
  if (batch.length === 1) return [...batch, ...rest()];
  const middle = Math.ceil(batch.length / 2);
  return [
    ...handOver(delivery, batch.slice(0, middle)),
    ...handOver(delivery, batch.slice(middle)),
    ...rest(),
  ];
}
