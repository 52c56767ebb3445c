/** One write's share of the keepalive budget. */
export interface KeepaliveShare {
  /** Whether the request may set `keepalive`. */
  readonly isGranted: boolean;
  /** Returns the share once the request has ended. */
  release(outcome: { readonly hasAnswer: boolean }): void;
}

/** Allocates the bytes that browsers allow for keepalive requests in flight. */
export interface KeepaliveBudget {
  /**
   * Reserves a share.
   * @param bytes the body's size
   */
  take(bytes: number): KeepaliveShare;
}

/**
 * Creates the budget of one client. Other scripts on the page share the same 64 KiB and may never release it. A request
 * beyond it fails as if offline. After one such failure the client stops using keepalive.
 * @param maxBytes the total size of bodies in flight
 * Source: docs/behaviour/network.md §2.3
 */
export function createKeepaliveBudget(maxBytes: number): KeepaliveBudget {
  let bytesInFlight = 0;
  let isTrusted = true;
  return {
    take(bytes) {
      const isGranted = isTrusted && bytesInFlight + bytes <= maxBytes;
      if (isGranted) bytesInFlight += bytes;
      return {
        isGranted,
        release({ hasAnswer }) {
          if (!isGranted) return;
          bytesInFlight -= bytes;
          isTrusted &&= hasAnswer;
        },
      };
    },
  };
}
