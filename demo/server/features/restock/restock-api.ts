import { Hono } from 'hono';

import { CAPTCHA_ACTIONS } from '../../../../core/captcha-provider/index.ts';
import { answerJsonText } from '../../platform/http/answer-json.ts';
import { hostnameOf } from '../../platform/http/know-host.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb, runKeyed } from '../../platform/idempotency/keyed-writes.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { SIGNUP } from './schemas.ts';
import { signUp } from './sign-up.ts';

/**
 * The call for restock sign-ups.
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §4.1
 */
export function restockApi(parts: CaptchaParts): Hono<StoreEnv> {
  const { secret, captcha } = parts;
  const api = new Hono<StoreEnv>();
  api.post(API_URLS.restock, needCrumb(secret), async (context) => {
    const { captchaToken, recaptchaEnterpriseV3Token, ...signup } = await readJson(context, SIGNUP);
    const redeem = await captcha?.check({
      token: captchaToken || recaptchaEnterpriseV3Token,
      actions: [CAPTCHA_ACTIONS.productWaitlist],
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
