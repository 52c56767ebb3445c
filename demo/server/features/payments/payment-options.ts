/** A provider that speaks the protocol of docs/payment-providers.md. */
export interface HostedProviderOptions {
  /** The start of its calls. */
  readonly url: URL;
  /** Shared with the provider. */
  readonly secret: string;
  /** The origin of its pages. */
  readonly pageOrigin: string;
  /** What visitors pay with, within a sentence. */
  readonly label: string;
  /** Whether it has a call for refunds; true by default. */
  readonly hasRefunds?: boolean;
  /** Default: that of the platform. */
  readonly fetch?: typeof globalThis.fetch;
}

/** How the store takes payments. Source: docs/behaviour/reference-store.md §31.1 */
export interface PaymentOptions extends HostedProviderOptions {
  /** How long an order waits for its payment. */
  readonly lifetimeMs?: number;
  /** How often payments that are due, and refunds, are looked at. */
  readonly pollDelayMs?: number;
  /** How long a process has a due payment for itself. */
  readonly leaseMs?: number;
  /** How long after its expiry a payment whose provider does not answer keeps its order. */
  readonly patienceMs?: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The defaults of the delays. Source: docs/behaviour/reference-store.md §31.5 */
export const PAYMENT_DELAYS = {
  lifetimeMs: HOUR_MS,
  pollDelayMs: 30 * SECOND_MS,
  leaseMs: 5 * MINUTE_MS,
  patienceMs: 24 * HOUR_MS,
} as const;
