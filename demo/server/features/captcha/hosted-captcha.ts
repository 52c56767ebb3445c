import * as v from 'valibot';

import { refusal } from '../../platform/shared/refusal.ts';
import { type AskedToken, type Captcha, captchaRefusal, refuse } from './captcha.ts';
import type { HostedCaptchaOptions } from './options.ts';

/** Verification URLs of the providers. Source: docs/behaviour/captcha.md §4.4 */
const CHECK_URLS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;
const ENTERPRISE_ROOT = 'https://recaptchaenterprise.googleapis.com/v1/projects/';

/** Time limit of a provider, in milliseconds. */
const CHECK_TIMEOUT_MS = 5_000;
/** Minimum score of reCAPTCHA Enterprise for a human, from 0 to 1. */
const MIN_SCORE = 0.5;

const VERDICT = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
});

const ASSESSMENT = v.object({
  tokenProperties: v.object({
    valid: v.boolean(),
    hostname: v.optional(v.string()),
    action: v.optional(v.string()),
  }),
  riskAnalysis: v.optional(v.object({ score: v.number() })),
});

/**
 * Creates a captcha of a provider, which validates each token once.
 * @param options provider, keys and fetch
 * @param log called with one line when the provider does not answer
 * Source: docs/behaviour/captcha.md §4.4
 */
export function createHostedCaptcha(options: HostedCaptchaOptions, log: (line: string) => void): Captcha {
  const { provider, siteKey } = options;
  const isGood = provider === 'recaptcha-enterprise' ? assess(options) : verify(options);
  return {
    provider,
    siteKey,
    async check(asked) {
      if (asked.token === '') return refuse(captchaRefusal('captchaMissing'));
      try {
        return (await isGood(asked)) ? () => Promise.resolve() : refuse(captchaRefusal('captchaFailed'));
      } catch (error) {
        log(`captcha: ${provider} did not answer: ${error instanceof Error ? error.message : String(error)}`);
        return refuse(refusal(503, 'captchaUnreachable'));
      }
    },
  };
}

type IsGood = (asked: AskedToken) => Promise<boolean>;

function verify(options: Exclude<HostedCaptchaOptions, { provider: 'recaptcha-enterprise' }>): IsGood {
  const { provider, siteKey, secret } = options;
  return async ({ token, hostname, actions }) => {
    const fields = { secret, response: token, ...(provider === 'hcaptcha' && { sitekey: siteKey }) };
    const body = new URLSearchParams(fields);
    const verdict = v.parse(VERDICT, await ask(options, CHECK_URLS[provider], { body }));
    const isForAction = provider !== 'turnstile' || isOneOf(actions, verdict.action);
    return verdict.success && verdict.hostname === hostname && isForAction;
  };
}

function assess({
  projectId,
  apiKey,
  ...options
}: Extract<HostedCaptchaOptions, { projectId: string }>): IsGood {
  const { siteKey } = options;
  const url = `${ENTERPRISE_ROOT}${encodeURIComponent(projectId)}/assessments?key=${encodeURIComponent(apiKey)}`;
  return async ({ token, hostname, actions }) => {
    // The provider can expect only one.
    const expectedAction = actions.length === 1 ? actions[0] : undefined;
    const body = JSON.stringify({ event: { token, siteKey, expectedAction } });
    const headers = { 'content-type': 'application/json' };
    const { tokenProperties, riskAnalysis } = v.parse(ASSESSMENT, await ask(options, url, { body, headers }));
    const isOurs = tokenProperties.hostname === hostname && isOneOf(actions, tokenProperties.action);
    return tokenProperties.valid && isOurs && (riskAnalysis?.score ?? 0) >= MIN_SCORE;
  };
}

function isOneOf(actions: readonly string[], action = ''): boolean {
  return actions.includes(action);
}

async function ask(
  { fetch = globalThis.fetch }: Pick<HostedCaptchaOptions, 'fetch'>,
  url: string,
  request: RequestInit,
): Promise<unknown> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', signal, ...request });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
