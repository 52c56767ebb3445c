import type { CaptchaProvider } from '../../../../core/page/index.ts';

/** Policy sources of a captcha's widget, besides its script. */
export interface CaptchaSources {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  /** Which Trusted Types policies are allowed: ours alone, any, or without enforcement. */
  readonly trustedTypes: 'ours' | 'any' | 'off';
}

const GOOGLE: CaptchaSources = {
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  pictures: ['https://www.gstatic.com/recaptcha/'],
  trustedTypes: 'any',
};
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const CLOUDFLARE = ['https://challenges.cloudflare.com'];

/** Additions to the policy of the store's pages for each provider. Source: docs/behaviour/captcha.md §4.5 */
export const CAPTCHA_SOURCES: Readonly<Record<CaptchaProvider, CaptchaSources>> = {
  altcha: { frames: [], connections: [], pictures: [], trustedTypes: 'ours' },
  recaptcha: GOOGLE,
  'recaptcha-enterprise': GOOGLE,
  // The provider does not support Trusted Types yet.
  hcaptcha: { frames: HCAPTCHA, connections: HCAPTCHA, pictures: HCAPTCHA, trustedTypes: 'off' },
  turnstile: { frames: CLOUDFLARE, connections: CLOUDFLARE, pictures: [], trustedTypes: 'any' },
};
