import { Hono } from 'hono';

import { EDITED_FORM, findEditedForm, saveEditedForm } from '../../domains/forms/index.ts';
import { answerJson } from '../../http/answer-json.ts';
import { readJson } from '../../http/read-json.ts';
import type { StoreEnv } from '../../http/store-env.ts';
import { API_URLS } from '../../http/urls.ts';
import { refusal } from '../../shared/refusal.ts';
import { MESSAGES } from '../../shared/strings.ts';
import { needCrumb } from '../keyed-writes.ts';
import type { StoreParts } from '../store-parts.ts';
import { needOwnerForCall } from './need-owner.ts';

/**
 * The API of the owner's pages.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §5
 */
export function ownerApi(parts: StoreParts): Hono<StoreEnv> {
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
