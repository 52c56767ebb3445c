import { vouchFor } from '../../shared/index.ts';

/** The URLs of providers' scripts, the only ones allowed. Source: docs/behaviour/captcha.md §1.4 */
export const PROVIDER_SCRIPTS = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  recaptchaEnterprise: 'https://www.google.com/recaptcha/enterprise.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const;

/**
 * Returns the trusted URL of a provider's script, for pages that require Trusted Types.
 * @param url the address
 * @returns a value for the `src` of a script
 * @throws TypeError for any other URL
 */
export function scriptAddress(url: string): string {
  if (Object.values(PROVIDER_SCRIPTS).some((script) => url.startsWith(`${script}?`)))
    return vouchFor('createScriptURL', url);
  throw new TypeError(`No captcha lives at ${url}`);
}
