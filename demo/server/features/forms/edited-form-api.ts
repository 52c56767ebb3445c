import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { EDITED_FORM, findEditedForm, saveEditedForm } from './edited-form.ts';

/**
 * The API of the owner's pages.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §5
 */
export function editedFormApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  api.use(`${API_URLS.owner}/*`, needOwnerForCall(parts));
  api.get(API_URLS.editedForm, async (context) =>
    answerJson(context, await findEditedForm(db, context.req.param('formId'))),
  );
  api.put(API_URLS.editedForm, needCrumb(secret), async (context) => {
    const edited = await readJson(context, EDITED_FORM);
    if (edited.id !== context.req.param('formId')) throw refusal(400, 'badForm');
    const saved = await saveEditedForm(db, edited);
    if (saved !== undefined) return answerJson(context, saved);
    const current = await findEditedForm(db, edited.id);
    return answerJson(context, { message: MESSAGES.formChanged, ...current }, 409);
  });
  return api;
}
