import { Hono } from 'hono';

import { WEBSITE_ID } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { answerJson, answerJsonText } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import {
  createCollection,
  createRootCategory,
  takenUrlId,
  findTakenUrlIds,
  NEW_COLLECTION,
  ROOT_CATEGORY,
} from '../collections/index.ts';
import { needOwnerForCall } from '../owner/index.ts';

/**
 * The calls that create stores.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §1.2, §1.3, §1.5
 */
export function storeSetupApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  api.get(API_URLS.urlIds, needOwner, async (context) => {
    return answerJson(context, { urlIds: [...(await findTakenUrlIds(db))] });
  });
  api.post(API_URLS.collections, needOwner, needCrumb(secret), async (context) => {
    checkWebsite(context.req.param('websiteId'));
    const collection = await readJson(context, NEW_COLLECTION);
    return run(context, collection, async (transaction) => {
      const created = await createCollection(transaction, collection);
      if (created === undefined) throw takenUrlId();
      return created;
    });
  });
  api.post(API_URLS.categories, needOwner, needCrumb(secret), async (context) => {
    checkWebsite(context.req.param('websiteId'));
    const collectionId = context.req.param('collectionId');
    const category = await readJson(context, ROOT_CATEGORY);
    return run(context, category, (transaction) => createRootCategory(transaction, collectionId, category));
  });
  return api;

  /** Keys belong to the owner, so that a retry after a new login or in another browser is the same action. */
  async function run(
    context: StoreContext,
    request: object,
    effect: (transaction: StoreTransaction) => Promise<object>,
  ): Promise<Response> {
    const answer = await runKeyed(context, parts, request, effect, `owner ${context.get('owner') ?? ''}`);
    return answerJsonText(context, answer.body);
  }
}

function checkWebsite(websiteId: string): void {
  if (websiteId !== WEBSITE_ID) throw refusal(404, 'unknownPage');
}
