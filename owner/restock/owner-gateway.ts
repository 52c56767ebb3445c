import type { RestockTarget } from '../../core/restock/index.ts';

/** The owner's API of restock sign-ups. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/restock.md §5 */
export interface RestockOwnerGateway {
  /**
   * Reads a page of the variants that visitors wait for.
   * @param cursor the start of the page; null for the first
   * @param signal aborts the request
   * @returns the answer, unchecked
   */
  loadGroups(cursor: string | null, signal: AbortSignal): Promise<unknown>;
  /** Reads a page of the sign-ups for a variant. */
  loadSignups(target: RestockTarget, cursor: string | null, signal: AbortSignal): Promise<unknown>;
  /** Sends the e-mails of one group. */
  send(target: RestockTarget, idempotencyKey: string): Promise<void>;
  /** Sends the e-mails of several groups. */
  sendAll(targets: readonly RestockTarget[], idempotencyKey: string): Promise<void>;
}

/**
 * Creates the backend of a page without a store: no sign-ups.
 * Source: docs/behaviour/restock.md §6.4
 */
export function createMemoryRestockOwnerGateway(): RestockOwnerGateway {
  return {
    loadGroups: () => Promise.resolve({ signUpGroups: [], hasNextPage: false }),
    loadSignups: () => Promise.resolve({ signUps: [], hasNextPage: false }),
    send: () => Promise.resolve(),
    sendAll: () => Promise.resolve(),
  };
}
