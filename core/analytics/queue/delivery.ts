import type { QueuedEvent } from './queued-event.ts';

/** How a server has taken a batch. Source: docs/behaviour/analytics.md §7.2. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** The server wants none of it: it is not sent again. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The server wants to be left alone for a while. */
  | { readonly kind: 'later'; readonly delayMs: number }
  | { readonly kind: 'failed'; readonly status: number }
  /** Took longer than anybody cares for: it is not sent again. */
  | { readonly kind: 'late' }
  /** Nobody answered. */
  | { readonly kind: 'unanswered' };

/** Sends batches to one place. */
export interface Delivery {
  /** How many the server takes at once. */
  readonly maxEvents: number;
  /** Sends a batch; never rejects. */
  readonly send: (batch: readonly QueuedEvent[]) => Promise<Outcome>;
  /** Hands a batch to the browser, which sends it when the page has gone; returns whether it was taken. */
  readonly handOver: (batch: readonly QueuedEvent[]) => boolean;
}
