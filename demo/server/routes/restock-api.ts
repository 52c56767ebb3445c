import { Hono } from 'hono';

import { CAPTCHA_ACTIONS } from '../../../core/captcha/index.ts';
import { SIGNUP, signUp } from '../domains/restock/index.ts';
import { answerJsonText } from '../http/answer-json.ts';
import { hostnameOf } from '../http/know-host.ts';
import { readJson } from '../http/read-json.ts';
import type { StoreEnv } from '../http/store-env.ts';
import { API_URLS } from '../http/urls.ts';
import { needCrumb, runKeyed } from './keyed-writes.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * The call for restock sign-ups.
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §4.1
 */
export function restockApi(parts: StoreParts): Hono<StoreEnv> {
  const { secret, captcha } = parts;
  const api = new Hono<StoreEnv>();
  api.post(API_URLS.restock, needCrumb(secret), async (context) => {
    const { captchaToken, recaptchaEnterpriseV3Token, ...signup } = await readJson(context, SIGNUP);
    const redeem = await captcha?.check({
      token: captchaToken || recaptchaEnterpriseV3Token,
      action: CAPTCHA_ACTIONS.productWaitlist,
      hostname: hostnameOf(context),
    });
    // A retry may send another captcha; it is the same sign-up.
    const answer = await runKeyed(context, parts, signup, async (transaction) => {
      await redeem?.(transaction);
      await signUp(transaction, { ...signup, captchaToken, recaptchaEnterpriseV3Token });
      return {};
    });
    return answerJsonText(context, answer.body);
  });
  return api;
}
