import type { QueuedEvent } from './queued-event.ts';

/** The outcome of sending a batch. Source: docs/behaviour/analytics.md §7.2. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** The server refused it: no retry. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The server asks to wait. */
  | { readonly kind: 'later'; readonly status: number; readonly delayMs: number }
  | { readonly kind: 'failed'; readonly status: number }
  /** Timed out, and is not worth a retry. */
  | { readonly kind: 'late' }
  /** No answer. */
  | { readonly kind: 'unanswered' };

/** Sends batches to one endpoint. */
export interface Delivery {
  /** Most events in one request. */
  readonly maxEvents: number;
  /** Sends a batch; never rejects. */
  readonly send: (batch: readonly QueuedEvent[]) => Promise<Outcome>;
  /** Sends a batch as a beacon, which survives the page; returns whether the browser accepted it. */
  readonly handOver: (batch: readonly QueuedEvent[]) => boolean;
}
