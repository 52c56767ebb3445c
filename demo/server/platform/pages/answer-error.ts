import { randomUUID } from 'node:crypto';

import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import { announceWait } from '../http/announce-wait.ts';
import { answerRefusal } from '../http/answer-refusal.ts';
import { readEntries } from '../http/read-form.ts';
import type { StoreContext } from '../http/store-env.ts';
import { API_PREFIX } from '../http/urls.ts';
import { labelsOf } from '../observation/index.ts';
import { FORM_KEYS } from '../shared/form-keys.ts';
import { Refusal, refusal } from '../shared/refusal.ts';
import { answerStandalone, answerWithoutScript } from './answer-page.ts';
import { UNRECORDED } from './page-data.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Answers with an error: JSON for API calls, a page for visitors. The log names the request, never the visitor. Where the
 * page cannot be printed either, the answer is a bare sentence.
 * @param error what was thrown
 * @param context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2.2
 */
export async function answerError(
  error: unknown,
  context: StoreContext,
  parts: StoreParts,
): Promise<Response> {
  const refused = toRefusal(error, context, parts);
  if (context.req.path.startsWith(API_PREFIX)) return answerRefusal(context, refused);
  announceWait(context, refused);
  const { message, status } = refused;
  try {
    const kept = refused.details.isKept && (await formToConfirm(context));
    return await answerStandalone(
      context,
      parts,
      'message',
      { message, storeConfig: messageConfig(status), ...(kept && { kept }) },
      status,
    );
  } catch (failure) {
    logError(failure, context, parts);
    return answerWithoutScript(context, parts, 'bare-message', { message }, status);
  }
}

/** The posted form with a crumb and a key, which the visitor sends again. */
async function formToConfirm(context: StoreContext) {
  const { pathname, search } = new URL(context.req.url);
  const own: readonly string[] = [FORM_KEYS.crumb, FORM_KEYS.key];
  const typed = [...(await readEntries(context))].filter(([name]) => !own.includes(name));
  const entries = [...typed, [FORM_KEYS.crumb, context.get('crumb')], [FORM_KEYS.key, randomUUID()]] as const;
  return {
    action: pathname + search,
    entries: entries.map(([name, value]) => ({ name, value })),
    isConfirmation: true,
  };
}

/**
 * Builds the settings of an error page: no visit is recorded there.
 * @param status HTTP status
 * @returns a JSON text
 * Source: docs/behaviour/analytics.md §1.2
 */
export function messageConfig(status: number): string {
  return status === 404 ? JSON.stringify({ pageType: PAGE_TYPES['not-found'] }) : JSON.stringify(UNRECORDED);
}

/**
 * Turns an error into a refusal for the visitor. Unexpected errors are logged.
 * @param error what was thrown
 * @param context the request
 * @param parts what the routes are built from
 * @returns the refusal itself; 503 when the database is unreachable, 500 for everything else
 * Source: docs/behaviour/reference-store.md §2.2
 */
export function toRefusal(error: unknown, context: StoreContext, parts: StoreParts): Refusal {
  if (error instanceof Refusal) return error;
  logError(error, context, parts);
  return refusal(isUnreachable(error) ? 503 : 500, 'tryAgain');
}

/**
 * Logs an error of a request.
 * @param error what was caught
 * @param context the request
 * @param parts what the routes are built from
 */
export function logError(error: unknown, context: StoreContext, { log }: StoreParts): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = `${context.get('requestId')} ${context.req.method} ${context.req.path}: ${what}`;
  log(line, { ...labelsOf(context), problem: what });
}
