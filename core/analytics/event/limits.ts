const KIB = 1024;

/** Limits of what is recorded and sent. Source: docs/behaviour/analytics.md §5.1, §7. */
export const ANALYTICS_LIMITS = {
  /** So many events wait at most; the oldest one goes first. */
  maxEvents: 100,
  batchMaxBytes: 48 * KIB,
  /** After a failure of the server. */
  retries: 10,
  /** After no answer at all: something in the browser keeps them back. */
  retriesWithoutStatus: 3,
  retryMinDelayMs: 500,
  retryMaxDelayMs: 60_000,
  /** Share of the delay by which it differs, up or down. */
  retryJitter: 0.1,
  /** A server may ask for more, and does not get it. */
  pauseMaxMs: 5 * 60_000,
  /** After a failure, so long nothing is handed to the browser when the page goes, but kept for the next one. */
  troubleMs: 60_000,
  /** So long an event waits for others to go with. */
  gatherMs: 1000,
  /** What was kept longer is of no use. */
  keptMs: 24 * 60 * 60 * 1000,
  /** So many requests at most are begun for what no beacon has taken of a page that goes. */
  lastRequests: 10,
  requestTimeoutMs: 30_000,
  buttonCallTimeoutMs: 2500,
} as const;
