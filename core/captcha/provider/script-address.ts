import { vouchFor } from '../../shared/index.ts';

/** Where providers' scripts come from; nothing else is vouched for. Source: docs/behaviour/captcha.md §1.4 */
export const PROVIDER_SCRIPTS = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  recaptchaEnterprise: 'https://www.google.com/recaptcha/enterprise.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const;

/**
 * Vouches for the address of a provider's script, where a page demands it (Trusted Types).
 * @param url the address
 * @returns what may be given to a script as its `src`
 * @throws TypeError for an address of nobody's
 */
export function scriptAddress(url: string): string {
  if (Object.values(PROVIDER_SCRIPTS).some((script) => url.startsWith(`${script}?`)))
    return vouchFor('createScriptURL', url);
  throw new TypeError(`No captcha lives at ${url}`);
}
