import { Hono } from 'hono';
import * as v from 'valibot';

import { CAPTCHA_ACTIONS } from '../../../../core/captcha-provider/index.ts';
import { isJsonObject, type JsonObject } from '../../../../core/json/index.ts';
import { answerJson, answerJsonText } from '../../platform/http/answer-json.ts';
import { hostnameOf } from '../../platform/http/know-host.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { checkValues } from './check-values.ts';
import { findForm } from './find-form.ts';
import { saveSubmission, SUBMISSION } from './save-submission.ts';
import { issueKey, useKey } from './submission-keys.ts';

const VALUES = v.custom<JsonObject>(isJsonObject, MESSAGES.notObject);

/**
 * The API of forms.
 * @param parts what the routes are built from
 * Source: docs/behaviour/forms.md §6
 */
export function formApi(parts: CaptchaParts): Hono<StoreEnv> {
  const { db, secret, captcha } = parts;
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.formSchema, async (context) => {
    const { schema } = await findForm(db, context.req.query('type') ?? '');
    return answerJson(context, schema);
  });
  api.post(API_URLS.formValidation, needCrumb(secret), async (context) => {
    const values = await readJson(context, VALUES);
    checkValues(await findForm(db, context.req.param('formId')), values);
    return answerJson(context, {});
  });
  api.post(API_URLS.formKey, needCrumb(secret), async (context) =>
    answerJson(context, { data: { key: await issueKey(db, context.get('sessionId')) } }),
  );
  api.post(API_URLS.formSubmission, needCrumb(secret), async (context) => {
    const { formId, key, form: values, captchaKey, pageUrl } = await readJson(context, SUBMISSION);
    const redeem = await checkCaptcha(formId, captchaKey, hostnameOf(context));
    // A retry may send another captcha; it is the same submission.
    const answer = await runKeyed(context, parts, { formId, key, values }, async (transaction, sessionId) => {
      const form = await findForm(transaction, formId);
      const read = checkValues(form, values);
      await useKey(transaction, sessionId, key);
      await redeem?.(transaction);
      await saveSubmission(transaction, { form, read, pageUrl });
      return { formId };
    });
    return answerJsonText(context, answer.body);
  });
  return api;

  async function checkCaptcha(formId: string, token: string, hostname: string) {
    const { hasCaptcha, isNewsletter } = await findForm(db, formId);
    const action = isNewsletter ? CAPTCHA_ACTIONS.newsletter : CAPTCHA_ACTIONS.form;
    // The page does not state whether the form was in a popup.
    const actions = [action, CAPTCHA_ACTIONS.promoPopup];
    return hasCaptcha ? captcha?.check({ token, actions, hostname }) : undefined;
  }
}
