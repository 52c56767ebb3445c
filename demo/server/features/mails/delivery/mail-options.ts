/** The mail server that the store sends by, and how. Source: docs/behaviour/reference-store.md §24.1 */
export interface MailOptions {
  /** A host name or an IP address. */
  readonly host: string;
  readonly port: number;
  /** True encrypts from the first byte; otherwise the connection is encrypted if the server offers it. */
  readonly isSecure: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  /** The certificates that it may have or be signed by, as PEM; by default those that Node trusts. */
  readonly trusted?: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Delays before the second attempt, the third and so on; after the last one a mail has failed. */
  readonly retryDelaysMs?: readonly number[];
  /** How often the outbox is read. */
  readonly pollDelayMs?: number;
  /** The pause after the mail server failed or could not be reached. */
  readonly troubleDelayMs?: number;
  /** How long a process has a mail for itself; longer than its batch takes. */
  readonly leaseMs?: number;
  /** How long a closing store waits for the mail server. */
  readonly graceMs?: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** 18 attempts in two days. */
const RETRY_DELAYS_MS: readonly number[] = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((hours) => hours * HOUR_MS),
];

/** The defaults of the delays. Source: docs/behaviour/reference-store.md §24.3 */
export const MAIL_DELAYS = {
  retryDelaysMs: RETRY_DELAYS_MS,
  pollDelayMs: 5_000,
  troubleDelayMs: MINUTE_MS,
  leaseMs: 10 * MINUTE_MS,
  graceMs: 3_000,
} as const;
