import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { originOf } from '../../platform/http/know-host.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { issueCode } from '../../platform/sessions/session-codes.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/**
 * The call for a code that hands a visitor's session over to the checkout.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §18.8
 */
export function checkoutCodes({ db, now, secret }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.post(API_URLS.checkoutCodes, needCrumb(secret), async (context) => {
    const session = context.get('tokenSession');
    if (session === undefined) throw refusal(400, 'needsToken');
    const { origin, loginHash } = session;
    const code = await issueCode(db, { sessionId: context.get('browserId'), origin, loginHash }, now());
    return answerJson(context, { code, url: originOf(context) + PAGE_URLS.arrive });
  });
  return api;
}
