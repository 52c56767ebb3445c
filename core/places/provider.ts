import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import type { JsonFields } from '../json/index.ts';

/** Longer texts of the provider are rejected, in characters. */
export const MAX_TEXT_LENGTH = 300;

/** The provider's error statuses, sent with HTTP status 200. */
const KIND_OF_STATUS: Readonly<Partial<Record<string, FailureKind>>> = {
  OVER_QUERY_LIMIT: FAILURE_KINDS.rateLimited,
  OVER_DAILY_LIMIT: FAILURE_KINDS.rateLimited,
  REQUEST_DENIED: FAILURE_KINDS.forbidden,
  INVALID_REQUEST: FAILURE_KINDS.invalid,
  NOT_FOUND: FAILURE_KINDS.notFound,
  UNKNOWN_ERROR: FAILURE_KINDS.server,
};

/**
 * Checks an answer of the provider.
 * @param answer the answer's fields
 * @param field the field of the result
 * @throws StorefrontError of the kind of the answer's status; `unknown-outcome` for anything else
 * Source: docs/behaviour/forms.md §13.7
 */
export function checkStatus(answer: JsonFields, field: string): void {
  const kind = KIND_OF_STATUS[answer.text('status') ?? ''];
  if (kind) throw new StorefrontError(kind);
  if (!answer.has(field)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
