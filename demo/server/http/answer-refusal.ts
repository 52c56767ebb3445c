import { answerJson } from './answer-json.ts';
import type { StoreContext } from './store-env.ts';
import type { Refusal } from './refusal.ts';

/**
 * Answers a refusal to a program.
 * @param context the request
 * @param refused why
 * @returns JSON `{ message, code?, crumbFail?, errors? }`
 * Source: design §8
 */
export function answerRefusal(context: StoreContext, refused: Refusal): Response {
  const { code, crumbFail, errors, retryAfterSeconds } = refused.details;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  return answerJson(context, { message: refused.message, code, crumbFail, errors }, refused.status);
}
