import { announceWait } from '../http/announce-wait.ts';
import type { StoreContext } from '../http/store-env.ts';
import { FORM_KEYS } from '../shared/form-keys.ts';
import { messageConfig, toRefusal } from './answer-error.ts';
import { answerStandalone } from './answer-page.ts';
import { pageOf } from './page-of.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Answers a form that cannot be printed again because the store fails: with a page that keeps the entries, and can send them
 * again.
 * @param context the request; it came from one of this store's own pages
 * @param parts what the routes are built from
 * @param entries the posted entries
 * @param error why the form cannot be printed
 * @throws the error itself, if it is no failure of the store
 * Source: docs/behaviour/forms.md §10.4
 */
export function answerKept(
  context: StoreContext,
  parts: StoreParts,
  entries: Iterable<readonly [string, string]>,
  error: unknown,
): Promise<Response> {
  const refused = toRefusal(error, context, parts);
  const { status, message } = refused;
  if (status < 500) throw refused;
  announceWait(context, refused);
  const { pathname, search } = new URL(context.req.url);
  const sent = [...entries];
  const page = pageOf(context, new Map(sent).get(FORM_KEYS.page) ?? '');
  const others = sent.filter(([name]) => name !== FORM_KEYS.page);
  const kept = {
    action: pathname + search,
    entries: [...others, [FORM_KEYS.page, page] as const].map(([name, value]) => ({ name, value })),
  };
  return answerStandalone(
    context,
    parts,
    'message',
    { message, storeConfig: messageConfig(status), kept },
    status,
  );
}
