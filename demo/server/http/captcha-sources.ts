import type { CaptchaProvider } from '../../../core/page/index.ts';

/** What a captcha's widget may do in a page besides what its script may. */
export interface CaptchaSources {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  /** How Trusted Types are demanded: of ours alone, of policies of any name, or of nobody. */
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

/** What the policy of the store's pages adds for each provider. Source: docs/behaviour/captcha.md §4.5 */
export const CAPTCHA_SOURCES: Readonly<Record<CaptchaProvider, CaptchaSources>> = {
  altcha: { frames: [], connections: [], pictures: [], trustedTypes: 'ours' },
  recaptcha: GOOGLE,
  'recaptcha-enterprise': GOOGLE,
  // It has no Trusted Types yet.
  hcaptcha: { frames: HCAPTCHA, connections: HCAPTCHA, pictures: HCAPTCHA, trustedTypes: 'off' },
  turnstile: { frames: CLOUDFLARE, connections: CLOUDFLARE, pictures: [], trustedTypes: 'any' },
};
