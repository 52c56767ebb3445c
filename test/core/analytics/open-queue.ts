import type { Outcome } from '../../../core/analytics/queue/delivery.ts';
import { createEventQueue } from '../../../core/analytics/queue/event-queue.ts';
import type { QueuedEvent } from '../../../core/analytics/queue/queued-event.ts';

export const ACCEPTED: Outcome = { kind: 'accepted' };
export const UNANSWERED: Outcome = { kind: 'unanswered' };
export const FAILED: Outcome = { kind: 'failed', status: 503 };

/** A server whose answer the test controls. */
export function slowServer() {
  let answer: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    answer = resolve;
  });
  return { outcome, answer };
}

/** A queued event. */
export function event(id: number | string, text = `"${id}"`): QueuedEvent {
  return { id: String(id), path: '/events', text };
}

/** Opens a queue whose delays elapse immediately. */
export function openQueue({
  outcomes = [] as readonly (Outcome | Promise<Outcome>)[],
  maxWaits = Number.POSITIVE_INFINITY,
  left = [] as readonly QueuedEvent[],
  leftPauseMs = 0,
  maxEvents = 100,
  beaconMaxEvents = Number.POSITIVE_INFINITY,
  isOnline = true,
} = {}) {
  const remaining = [...outcomes];
  const sent: string[][] = [];
  const handedOver: string[][] = [];
  const delaysMs: number[] = [];
  const reports: string[] = [];
  let kept: readonly QueuedEvent[] = left;
  let keptPauseMs = leftPauseMs;
  let nowMs = 0;
  const idsOf = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);
  const queue = createEventQueue({
    delivery: {
      maxEvents,
      send: (batch) => {
        sent.push(idsOf(batch));
        return Promise.resolve(remaining.shift() ?? ACCEPTED);
      },
      handOver: (batch) => {
        if (batch.length > beaconMaxEvents) return false;
        handedOver.push(idsOf(batch));
        return true;
      },
    },
    kept: {
      adopt: async (take) => {
        await Promise.resolve();
        take({ events: left, pauseMs: leftPauseMs });
      },
      keep: (events, pauseMs) => {
        kept = events;
        keptPauseMs = pauseMs;
      },
      noteTrouble: () => {},
      isTroubled: () => false,
    },
    report: (error) => {
      reports.push(String(error));
    },
    wait: (delayMs, signal) => {
      delaysMs.push(delayMs);
      if (delaysMs.length > maxWaits) return new Promise(() => {});
      return Promise.resolve().then(() => {
        signal.throwIfAborted();
        nowMs += delayMs;
      });
    },
    random: () => 0.5,
    isOnline: () => isOnline,
    now: () => nowMs,
  });
  return {
    queue,
    sent,
    handedOver,
    delaysMs,
    reports,
    kept: () => idsOf(kept),
    keptPauseMs: () => keptPauseMs,
  };
}
