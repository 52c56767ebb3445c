import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { MESSAGES } from './strings.ts';

/** The name of a sentence that a redirect can make a page show. */
export type NoticeName = keyof typeof MESSAGES | 'pleaseSelect';

/** The details of a refusal besides its sentence. */
export interface RefusalDetails {
  readonly code?: 'SOLD_OUT';
  readonly crumbFail?: true;
  /** Whether the page prints the form again, to be sent with the crumb of that page. */
  readonly isKept?: true;
  /** The origin that the store does not accept as its own. */
  readonly refusedOrigin?: string | undefined;
  /** Field → sentence. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The product whose options the sentence names. */
  readonly itemId?: string;
  readonly options?: readonly string[];
  /** The minimum that the sentence names, in integer cents. */
  readonly minimumCents?: number;
  /** The variant whose stock is too low. */
  readonly sku?: string | undefined;
}

/** The store refuses a request. Rolls back, is never stored under an idempotency key, and is answered as JSON or as a page. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly notice: NoticeName;
  readonly details: RefusalDetails;

  constructor(
    status: ContentfulStatusCode,
    notice: NoticeName,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.status = status;
    this.notice = notice;
    this.details = details;
  }
}

/**
 * Creates a refusal with one of the store's sentences.
 * @param status HTTP status, 400–599
 * @param notice name of the sentence
 * @param details further details
 * @returns the refusal, to be thrown
 */
export function refusal(
  status: ContentfulStatusCode,
  notice: keyof typeof MESSAGES,
  details: RefusalDetails = {},
): Refusal {
  return new Refusal(status, notice, MESSAGES[notice], details);
}

/**
 * Creates the refusal for insufficient stock.
 * @param sku the variant, if the visitor has to be told which
 * @returns status 409 with code SOLD_OUT
 * Source: docs/behaviour/adding-to-cart.md §4.2
 */
export function soldOut(sku?: string): Refusal {
  return refusal(409, 'soldOut', { code: 'SOLD_OUT', sku });
}

/**
 * Finds the name of a sentence.
 * @param message the sentence
 * @returns its name; 'invalid' for an unnamed sentence
 */
export function nameOfSentence(message: string): keyof typeof MESSAGES {
  const names = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];
  return names.find((name) => MESSAGES[name] === message) ?? 'invalid';
}
