import { Hono } from 'hono';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import {
  addEntry,
  ADDITION,
  loadCart,
  NEW_FIELDS,
  QUANTITY,
  removeEntry,
  setQuantity,
  updateFields,
} from './index.ts';
import { startSubscription, SUBSCRIPTION } from '../subscriptions/index.ts';
import { answerJson, answerJsonText } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * The cart's API.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2.4, §2.6
 */
export function cartApi(parts: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.cart, async (context) => {
    const sessionId = context.get('sessionId');
    const cart = await inSnapshot(parts.db, (transaction) => loadCart(transaction, sessionId));
    // The hint is sent with the answer to the first addition, which may have been lost.
    if (cart.version > 0) hintAtCart(context);
    return answerJson(context, cart);
  });
  api.use(API_URLS.subscription, needCrumb(parts.secret));
  api.post(API_URLS.subscription, async (context) => {
    const request = await readJson(context, SUBSCRIPTION);
    const answer = await runKeyed(context, parts, request, (transaction, sessionId) =>
      startSubscription(transaction, sessionId, request),
    );
    return answerJsonText(context, answer.body);
  });
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
  return api;
}

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
