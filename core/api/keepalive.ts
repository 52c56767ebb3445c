/** A write's share of what may be in flight. */
export interface KeepaliveShare {
  /** Whether the request may ask to outlive the page. */
  readonly isGranted: boolean;
  /** Gives the share back when the request has ended. */
  release(outcome: { readonly hasAnswer: boolean }): void;
}

/** Shares out what browsers let requests send that outlive their page. */
export interface KeepaliveBudget {
  /**
   * Asks for a share.
   * @param bytes the body's size
   */
  take(bytes: number): KeepaliveShare;
}

/**
 * Makes the budget of one client. Other scripts of the page draw on the same 64 KiB, some never give theirs back, and
 * a request beyond it fails like one without a connection: after one such failure the page goes without, so that it
 * is never taken for offline twice.
 * @param maxBytes what the bodies in flight may weigh together
 * @returns the budget
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
