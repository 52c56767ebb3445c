import type { CaptchaProvider } from '../../../../core/page/index.ts';
import { type CaptchaSources, NO_SOURCES } from '../../platform/http/security-headers.ts';

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
  altcha: NO_SOURCES,
  recaptcha: GOOGLE,
  'recaptcha-enterprise': GOOGLE,
  // The provider does not support Trusted Types yet.
  hcaptcha: { frames: HCAPTCHA, connections: HCAPTCHA, pictures: HCAPTCHA, trustedTypes: 'off' },
  turnstile: { frames: CLOUDFLARE, connections: CLOUDFLARE, pictures: [], trustedTypes: 'any' },
};
