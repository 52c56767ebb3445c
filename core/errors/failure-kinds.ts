/** The kinds of failure of a call. Source: docs/behaviour/network.md §4.1. */
export const FAILURE_KINDS = {
  /** No answer at all: offline, DNS, connection reset. */
  offline: 'offline',
  /** No answer in time, or HTTP 408; the effect may or may not have happened. */
  timeout: 'timeout',
  /** HTTP 429; `retryAfterMs` says how long to wait. */
  rateLimited: 'rate-limited',
  /** The crumb (session token) was refused. */
  crumb: 'crumb',
  /** HTTP 401 or 403 for another reason than the crumb. */
  forbidden: 'forbidden',
  /** HTTP 404 or 410. */
  notFound: 'not-found',
  /** HTTP 409: not enough stock. */
  soldOut: 'sold-out',
  /** The cart has been bought meanwhile, in another tab or on another device. */
  bought: 'bought',
  /** HTTP 409: the same idempotency key is still in flight. */
  inFlight: 'in-flight',
  /** Any other 4xx: the server said what is wrong with the request. */
  invalid: 'invalid',
  /** HTTP 5xx. */
  server: 'server',
  /** Status 2xx with an unexpected body: HTML, broken JSON, nothing. */
  unknownOutcome: 'unknown-outcome',
} as const;

/** A way in which a call can fail. Source: docs/behaviour/network.md §4.1. */
export type FailureKind = (typeof FAILURE_KINDS)[keyof typeof FAILURE_KINDS];
