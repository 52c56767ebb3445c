import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { isBlank } from '../../../../core/text/index.ts';
import { STORE_SETUP_WORDS } from '../../../../core/words/index.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import type { Collection } from '../collections/index.ts';
import { createStore, type NewStore } from './create-store.ts';
import { STORE_SETUP_PAGE, storeSetupData } from './store-setup-page.ts';

/**
 * The form that creates a store without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §1.12
 */
export function storeSetupRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.newStore, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const posted: NewStore = {
      title: fieldOf(form, 'title').trim(),
      description: fieldOf(form, 'description').trim(),
      isInNavigation: fieldOf(form, 'navigation') !== '',
    };
    const sentKey = fieldOf(form, 'key');
    const action = {
      scope: `owner ${context.get('owner') ?? ''}`,
      key: keyOfEntries(sentKey, posted),
      call: `POST ${OWNER_URLS.newStore}`,
      request: posted,
    };
    try {
      const { body } = await runOnce(db, action, async (transaction) => ({
        status: 200,
        body: JSON.stringify(await createStore(transaction, posted)),
      }));
      const { id } = JSON.parse(body) as Collection;
      return context.redirect(`${OWNER_URLS.store.replace(':id', id)}?done=created`, 303);
    } catch (error) {
      const { status, message, details } = toRefusal(error, context, parts);
      const isUntitled = isBlank(posted.title);
      const problems = isUntitled ? { title: STORE_SETUP_WORDS.storeTitleMissing } : (details.errors ?? {});
      const isOfField = 'title' in problems || 'description' in problems;
      const page = site.renderForOwner('owner-store-setup', {
        ...ownerFrameOf(context, parts, STORE_SETUP_PAGE),
        ...storeSetupData({
          ...posted,
          key: keyOf(sentKey) ?? randomUUID(),
          notice: isOfField ? undefined : message,
          problems,
        }),
      });
      return context.html(page, status);
    }
  });
  return routes;
}
