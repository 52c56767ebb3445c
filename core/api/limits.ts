/** Timeouts and retry limits of calls. Source: docs/behaviour/network.md §1.2, §2.3, §3. */
export const API_LIMITS = {
  readTimeoutMs: 10_000,
  writeTimeoutMs: 15_000,
  readRetries: 2,
  retryMinDelayMs: 500,
  retryMaxDelayMs: 8_000,
  /** Maximum of `Retry-After`. */
  retryAfterMaxMs: 30_000,
  /** Browsers refuse keepalive requests whose bodies in flight exceed 64 KiB in total. */
  keepaliveMaxBytes: 60_000,
} as const;

/** The limits of a client; a test may shorten them. */
export type ApiLimits = { readonly [Name in keyof typeof API_LIMITS]: number };
