import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { findLayout } from './find-layout.ts';
import { saveNavigation } from './save-navigation.ts';
import { NAVIGATION_UPDATE } from './schemas.ts';

/**
 * The calls that read and change the navigation.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §2.1, §2.4
 */
export function navigationApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  api.get(API_URLS.siteLayout, needOwner, async (context) => answerJson(context, await findLayout(db)));
  api.post(API_URLS.updateNavigation, needOwner, needCrumb(secret), async (context) => {
    const saved = await saveNavigation(db, await readJson(context, NAVIGATION_UPDATE));
    if (saved !== undefined) return answerJson(context, saved);
    return answerJson(context, { message: MESSAGES.navigationChanged, ...(await findLayout(db)) }, 409);
  });
  return api;
}
