import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { check, readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { findGroups } from './find-groups.ts';
import { findSignups } from './find-signups.ts';
import { restockCursorOf } from './restock-cursor.ts';
import { SEND_REQUEST, SEND_REQUESTS, type Target } from './schemas.ts';
import { sendRestockMails } from './send-restock-mails.ts';

/**
 * The owner's calls for restock emails.
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §5
 */
export function restockOwnerApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  api.get(API_URLS.restockGroups, needOwner, async (context) => {
    const { items, nextPageCursor } = await findGroups(db, restockCursorOf(context));
    return answerJson(context, { signUpGroups: items, ...endOf(nextPageCursor) });
  });
  api.get(API_URLS.restock, needOwner, async (context) => {
    const { productId, variantId } = context.req.query();
    const target = check(SEND_REQUEST, { productId, variantId });
    const { items, nextPageCursor } = await findSignups(db, target, restockCursorOf(context));
    return answerJson(context, { signUps: items, ...endOf(nextPageCursor) });
  });
  api.post(API_URLS.restockSend, needOwner, needCrumb(secret), async (context) => {
    const target = await readJson(context, SEND_REQUEST);
    return send(context, [target]);
  });
  api.post(API_URLS.restockSendAll, needOwner, needCrumb(secret), async (context) => {
    const { sendRequests } = await readJson(context, SEND_REQUESTS);
    return send(context, sendRequests);
  });
  return api;

  async function send(context: StoreContext, targets: readonly Target[]): Promise<Response> {
    const sent = await sendRestockMails(context, parts, targets, (effect) =>
      runKeyed(context, parts, targets, effect),
    );
    return answerJson(context, sent);
  }
}

function endOf(nextPageCursor: string | null) {
  return { hasNextPage: nextPageCursor !== null, nextPageCursor };
}
