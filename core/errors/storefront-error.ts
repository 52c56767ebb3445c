import type { FailureKind } from './failure-kinds.ts';

/** Details of a failure besides its kind. Source: docs/behaviour/network.md §4.2. */
export interface FailureDetails {
  /** HTTP status, 100–599, if there was a response. */
  readonly status?: number;
  /** The server's message, if it may be shown: plain text of 1–500 characters. */
  readonly serverMessage?: string;
  /** How long the server asks clients to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Field id → message, when the server named fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The cart, as `CartJson`, when a backend has changed it although it refused the change. */
  readonly cart?: object;
  /** The underlying error. */
  readonly cause?: unknown;
}

// Not `instanceof`, because a page may load several copies of this script.
const BRAND = Symbol.for('storefront-elements.error');

/**
 * A failed call. The module that shows it turns it into a message for the visitor.
 * Source: docs/behaviour/network.md §6.2
 */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [BRAND] = true;
  declare readonly kind: FailureKind;
  declare readonly status: number | undefined;
  declare readonly serverMessage: string | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly fields: Readonly<Record<string, string>> | undefined;
  declare readonly cart: object | undefined;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    const { status, serverMessage, retryAfterMs, fields, cart, cause } = details;
    super(`Store call refused: ${kind}`, { cause });
    Object.assign(this, { kind, status, serverMessage, retryAfterMs, fields, cart });
  }
}

/**
 * Whether a caught value is a `StorefrontError`, from any copy of the script.
 * @param value the caught value
 */
export function isStorefrontError(value: unknown): value is StorefrontError {
  return typeof value === 'object' && value !== null && BRAND in value;
}
