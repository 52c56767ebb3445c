import { Hono } from 'hono';

import { answerJsonText } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { startSubscription, SUBSCRIPTION } from './start-subscription.ts';

/**
 * The call that starts a subscription.
 * @param parts what the routes are built from
 * Source: docs/behaviour/subscriptions.md §3.1
 */
export function subscriptionApi(parts: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.use(API_URLS.subscription, needCrumb(parts.secret));
  api.post(API_URLS.subscription, async (context) => {
    const request = await readJson(context, SUBSCRIPTION);
    const answer = await runKeyed(context, parts, request, (transaction, sessionId) =>
      startSubscription(transaction, sessionId, request),
    );
    return answerJsonText(context, answer.body);
  });
  return api;
}
