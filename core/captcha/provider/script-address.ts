import { shelf } from '../../shared/index.ts';

/** Where providers' scripts come from; nothing else is vouched for. Source: docs/behaviour/captcha.md §1.4 */
export const PROVIDER_SCRIPTS = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  recaptchaEnterprise: 'https://www.google.com/recaptcha/enterprise.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const;

// Not yet in TypeScript's DOM.
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Vouches for the address of a provider's script, where a page demands it (Trusted Types).
 * @param url the address
 * @returns what may be given to a script as its `src`
 * @throws TypeError for an address of nobody's
 */
export function scriptAddress(url: string): string {
  const trustedTypes = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;
  if (!trustedTypes) return vouchFor(url);
  // A policy of that name may be made once per page.
  const policy = shelf('captcha-policy', () =>
    trustedTypes.createPolicy('storefront', { createScriptURL: vouchFor }),
  );
  return policy.createScriptURL(url) as string;
}

function vouchFor(url: string): string {
  if (Object.values(PROVIDER_SCRIPTS).some((script) => url.startsWith(`${script}?`))) return url;
  throw new TypeError(`No captcha lives at ${url}`);
}
