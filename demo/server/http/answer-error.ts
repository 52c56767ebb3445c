import { messagePage } from '../../site/pages/message-page.ts';
import { API_PREFIX } from '../routes/urls.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import { answerRefusal } from './answer-refusal.ts';
import { Refusal, refusal } from './refusal.ts';
import type { StoreContext, StoreParts } from './store-env.ts';

/**
 * Answers what went wrong: programs get JSON, visitors a page. The log names the request, never the visitor.
 * @param error what was thrown
 * @param context the request
 * @param parts what the routes are built from
 * @returns the answer
 * Source: design §5.7
 */
export function answerError(
  error: unknown,
  context: StoreContext,
  parts: StoreParts,
): Response | Promise<Response> {
  const refused = error instanceof Refusal ? error : unexpected(error, context, parts);
  if (context.req.path.startsWith(API_PREFIX)) return answerRefusal(context, refused);
  const { retryAfterSeconds } = refused.details;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const nonce = context.get('secureHeadersNonce') ?? '';
  return context.html(messagePage({ nonce }, refused.message), refused.status);
}

function unexpected(error: unknown, context: StoreContext, { log }: StoreParts): Refusal {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log(`${context.get('requestId')} ${context.req.method} ${context.req.path}: ${what}`);
  return refusal(isUnreachable(error) ? 503 : 500, 'tryAgain');
}
