import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { StoreContext } from './store-env.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers with JSON text.
 * @param context the request
 * @param text JSON text
 * @param status HTTP status
 * Source: docs/behaviour/reference-store.md §2.2
 */
export function answerJsonText(
  context: StoreContext,
  text: string,
  status: ContentfulStatusCode = 200,
): Response {
  return context.body(text, status, { 'Content-Type': JSON_TYPE });
}

/**
 * Answers with a value as JSON.
 * @param context the request
 * @param value anything that JSON can represent
 * @param status HTTP status
 * Source: docs/behaviour/reference-store.md §2.2
 */
export function answerJson(
  context: StoreContext,
  value: unknown,
  status: ContentfulStatusCode = 200,
): Response {
  return answerJsonText(context, JSON.stringify(value), status);
}
