import { Hono } from 'hono';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { answerJson, answerJsonText } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv, StoreMiddleware } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import { addEntry } from './add-entry.ts';
import { removeEntry, setQuantity, updateFields } from './change-entry.ts';
import { applyCode, removeCode, setNote } from './change-codes.ts';
import { ADDITION, CODE, NEW_FIELDS, NOTE, QUANTITY } from './schemas.ts';
import { visitorCart } from './visitor-cart.ts';

/** The key of an addition without an effect. Source: docs/behaviour/reference-store.md §18.7 */
const WARM_UP = 'warm-up';

/**
 * The cart's API.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2.4, §2.6, §18.7
 */
export function cartApi(parts: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.cart, async (context) => answerJson(context, await visitorCart(parts.db, context)));
  api.post(API_URLS.entries, answerWarmUp);
  api.use(`${API_URLS.entries}/*`, needCrumb(parts.secret));
  api.post(API_URLS.entries, async (context) => {
    const addition = await readJson(context, ADDITION);
    return write(context, parts, addition, (transaction, sessionId) =>
      addEntry(transaction, sessionId, addition),
    );
  });
  api.put(API_URLS.entry, async (context) => {
    const { quantity } = await readJson(context, QUANTITY);
    const entryId = context.req.param('entryId');
    return write(context, parts, { quantity }, (transaction, sessionId) =>
      setQuantity(transaction, sessionId, entryId, quantity),
    );
  });
  api.put(API_URLS.entryFields, async (context) => {
    const fields = await readJson(context, NEW_FIELDS);
    const entryId = context.req.param('entryId');
    return write(context, parts, fields, (transaction, sessionId) =>
      updateFields(transaction, sessionId, entryId, fields),
    );
  });
  api.delete(API_URLS.entry, async (context) => {
    const entryId = context.req.param('entryId');
    return write(context, parts, null, (transaction, sessionId) =>
      removeEntry(transaction, sessionId, entryId),
    );
  });
  api.use(`${API_URLS.codes}/*`, needCrumb(parts.secret));
  api.post(API_URLS.codes, async (context) => {
    const { code } = await readJson(context, CODE);
    return write(context, parts, { code }, (transaction, sessionId) =>
      applyCode(transaction, sessionId, code),
    );
  });
  api.delete(API_URLS.code, async (context) => {
    const code = context.req.param('code');
    return write(context, parts, null, (transaction, sessionId) => removeCode(transaction, sessionId, code));
  });
  api.put(API_URLS.note, needCrumb(parts.secret), async (context) => {
    const { note } = await readJson(context, NOTE);
    return write(context, parts, { note }, (transaction, sessionId) => setNote(transaction, sessionId, note));
  });
  return api;
}

/** A browser asks before the first call of another origin; this one lets it ask early. */
const answerWarmUp: StoreMiddleware = async (context, next) => {
  if (context.req.header('idempotency-key') === WARM_UP) return context.body(null, 204);
  return next();
};

async function write(
  context: StoreContext,
  parts: StoreParts,
  request: unknown,
  effect: (transaction: StoreTransaction, sessionId: string) => Promise<unknown>,
): Promise<Response> {
  const answer = await runKeyed(context, parts, request, effect);
  if (context.req.method === 'POST') hintAtCart(context);
  return answerJsonText(context, answer.body);
}
