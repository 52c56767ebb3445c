import type { Refusal } from '../shared/refusal.ts';
import { announceWait } from './announce-wait.ts';
import { answerJson } from './answer-json.ts';
import type { StoreContext } from './store-env.ts';

/**
 * Answers with a refusal as JSON.
 * @param context the request
 * @param refused the refusal
 * @returns JSON `{ message, code?, crumbFail?, refusedOrigin?, errors? }`
 * Source: docs/behaviour/reference-store.md §2.2
 */
export function answerRefusal(context: StoreContext, refused: Refusal): Response {
  const { code, crumbFail, refusedOrigin, errors } = refused.details;
  announceWait(context, refused);
  return answerJson(
    context,
    { message: refused.message, code, crumbFail, refusedOrigin, errors },
    refused.status,
  );
}
