const KIB = 1024;

/** Limits of recording and sending. Source: docs/behaviour/analytics.md §5.1, §7. */
export const ANALYTICS_LIMITS = {
  /** Longest queue; beyond it the oldest event is dropped. */
  maxEvents: 100,
  batchMaxBytes: 48 * KIB,
  /** Retries after a server error. */
  retries: 10,
  /** Retries without any answer: something in the browser blocks the requests. */
  retriesWithoutStatus: 3,
  retryMinDelayMs: 500,
  retryMaxDelayMs: 60_000,
  /** Jitter, as a share of the delay, up or down. */
  retryJitter: 0.1,
  /** Longest pause that a server can ask for. */
  pauseMaxMs: 5 * 60_000,
  /** For this long after a failure, a page that unloads stores its events for the next page instead of sending beacons. */
  troubleMs: 60_000,
  /** How long an event waits for others, to share a batch. */
  gatherMs: 1000,
  /** Older stored events are dropped. */
  keptMs: 24 * 60 * 60 * 1000,
  /** Most requests of a page that unloads, for events that no beacon accepted. */
  lastRequests: 10,
  requestTimeoutMs: 30_000,
  buttonCallTimeoutMs: 2500,
} as const;
