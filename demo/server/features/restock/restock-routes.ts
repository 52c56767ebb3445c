import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { SENDING_PAGE, sendingQuestion } from './read-restock.ts';
import { SEND_REQUEST } from './schemas.ts';
import { sendRestockMails } from './send-restock-mails.ts';

/**
 * The form that sends restock emails without JavaScript. After an interruption the confirmation page is shown again with the
 * same key.
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §6.6
 */
export function restockRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.sendRestock, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const [productId, variantId] = [fieldOf(form, 'productId'), fieldOf(form, 'variantId')];
    const target = check(SEND_REQUEST, { productId, variantId });
    const sentKey = fieldOf(form, 'key');
    const action = {
      scope: `owner ${context.get('owner') ?? ''}`,
      key: keyOfEntries(sentKey, target),
      call: `POST ${OWNER_URLS.sendRestock}`,
      request: target,
    };
    try {
      const { sentCount } = await sendRestockMails(context, parts, [target], (effect) =>
        runOnce(db, action, async (transaction) => ({
          status: 200,
          body: JSON.stringify(await effect(transaction)),
        })),
      );
      return context.redirect(`${OWNER_URLS.restock}?sent=${sentCount}`, 303);
    } catch (error) {
      const { status, message: notice, notice: name } = toRefusal(error, context, parts);
      if (name === 'stillSoldOut') throw error;
      const page = site.renderForOwner('owner-question', {
        ...ownerFrameOf(context, parts, SENDING_PAGE),
        ...(await sendingQuestion(parts, target, { key: keyOf(sentKey) ?? randomUUID(), notice })),
      });
      return context.html(page, status);
    }
  });
  return routes;
}
