import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { CaptchaParts } from './captcha-of.ts';

/**
 * The call for a challenge, if the store makes its own.
 * @param parts what the routes are built from
 * Source: docs/behaviour/captcha.md §4.3
 */
export function captchaApi({ captcha }: CaptchaParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.captchaChallenge, async (context) => {
    if (!captcha?.createChallenge) throw refusal(404, 'unknownPage');
    return answerJson(context, await captcha.createChallenge());
  });
  return api;
}
