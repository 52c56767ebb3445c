import type { Delivery } from './delivery.ts';
import type { QueuedEvent } from './queued-event.ts';
import { takeBatch } from './take-batch.ts';

/**
 * Sends events as beacons, which survive the page; halves a batch that the browser refuses.
 * @param delivery sends the beacons
 * @param events the queued events
 * @returns the events that the browser did not accept
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
