/** The kinds of failure: one for each way in which a call can end badly. Source: docs/behaviour/wire.md §4.1. */
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
  /** HTTP 409: the same idempotency key is still in flight. */
  inFlight: 'in-flight',
  /** Any other 4xx: the server said what is wrong with the request. */
  invalid: 'invalid',
  /** HTTP 5xx. */
  server: 'server',
  /** Status 2xx with a body that is not what was promised: HTML, broken JSON, nothing. */
  unknownOutcome: 'unknown-outcome',
} as const;

/** A way in which a call can fail. Source: docs/behaviour/wire.md §4.1. */
export type FailureKind = (typeof FAILURE_KINDS)[keyof typeof FAILURE_KINDS];

/** What is known about a failure besides its kind. Source: docs/behaviour/wire.md §4.2. */
export interface FailureDetails {
  /** HTTP status, 100–599, if there was a response. */
  readonly status?: number;
  /** The server's message, if it may be shown: plain text of 1–500 characters. */
  readonly serverMessage?: string;
  /** How long the server asks clients to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Field id → message, when the server named fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The underlying error. */
  readonly cause?: unknown;
}

// Not `instanceof`: a page may hold several copies of this script.
const BRAND = Symbol.for('storefront-elements.error');

/**
 * A call that failed: thrown by calls, turned into a message for the visitor by the room that shows it.
 * Source: docs/behaviour/wire.md §6.2
 */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [BRAND] = true;
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(`Store call refused: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.retryAfterMs = details.retryAfterMs;
    this.fields = details.fields;
  }
}

/**
 * Tells whether a caught value is a `StorefrontError`, whichever copy of the script created it.
 * @param value anything that was caught
 * @returns true for a StorefrontError of any copy
 */
export function isStorefrontError(value: unknown): value is StorefrontError {
  return typeof value === 'object' && value !== null && BRAND in value;
}
