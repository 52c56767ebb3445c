/** One write's share of the keepalive budget. */
export interface KeepaliveShare {
  /** Whether the request may ask to outlive the page. */
  readonly isGranted: boolean;
  /** Returns the share once the request has ended. */
  release(outcome: { readonly hasAnswer: boolean }): void;
}

/** Divides up the bytes that browsers allow for requests that outlive their page. */
export interface KeepaliveBudget {
  /**
   * Asks for a share.
   * @param bytes the body's size
   */
  take(bytes: number): KeepaliveShare;
}

/**
 * Creates the budget of one client. Other scripts on the page share the same 64 KiB and may never return their part,
 * and a request beyond it fails as if there were no connection. After one such failure this page stops using
 * keepalive, so that it is not mistaken for offline twice.
 * @param maxBytes the total size of bodies in flight
 * Source: docs/behaviour/wire.md §2.3
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
