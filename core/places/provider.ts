import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import type { JsonFields } from '../json/index.ts';

/** A text of the provider that is longer is nobody's, in characters. */
export const MAX_TEXT_LENGTH = 300;

/** What the provider says instead of an answer, with HTTP status 200. */
const KIND_OF_STATUS: Readonly<Partial<Record<string, FailureKind>>> = {
  OVER_QUERY_LIMIT: FAILURE_KINDS.rateLimited,
  OVER_DAILY_LIMIT: FAILURE_KINDS.rateLimited,
  REQUEST_DENIED: FAILURE_KINDS.forbidden,
  INVALID_REQUEST: FAILURE_KINDS.invalid,
  NOT_FOUND: FAILURE_KINDS.notFound,
  UNKNOWN_ERROR: FAILURE_KINDS.server,
};

/**
 * Checks that an answer of the provider is one.
 * @param answer the answer's fields
 * @param field the field that holds what was asked for
 * @throws StorefrontError of the kind that the status of the answer says; `unknown-outcome` for anything else
 * Source: docs/behaviour/forms.md §13.7
 */
export function checkStatus(answer: JsonFields, field: string): void {
  const kind = KIND_OF_STATUS[answer.text('status') ?? ''];
  if (kind) throw new StorefrontError(kind);
  if (!answer.has(field)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
