import type { CaptchaProvider as ProviderName } from '../page/index.ts';
import type { CaptchaProvider } from '../captcha-provider/index.ts';

/** A provider, before it is loaded. */
export interface CaptchaKind {
  /**
   * Who solves it: the visitor in a box; the box automatically, unless it asks the visitor; a computation in the page; or
   * the provider on submission.
   */
  readonly solvedBy: 'visitor' | 'box' | 'work' | 'submission';
  /** Maximum age of a token when it is sent, in milliseconds: slightly less than the provider's limit. */
  readonly maxAgeMs: number;
  readonly loadProvider: () => Promise<CaptchaProvider>;
}

const GOOGLE_MAX_AGE_MS = 110_000;
const TURNSTILE_MAX_AGE_MS = 290_000;
const ALTCHA_MAX_AGE_MS = 1_100_000;

/** All providers, one file each. Source: docs/behaviour/captcha.md §1.3 */
export const CAPTCHA_KINDS: Readonly<Record<ProviderName, CaptchaKind>> = {
  recaptcha: {
    solvedBy: 'visitor',
    maxAgeMs: GOOGLE_MAX_AGE_MS,
    loadProvider: async () => (await import('./providers/recaptcha.ts')).recaptcha,
  },
  'recaptcha-enterprise': {
    solvedBy: 'submission',
    maxAgeMs: GOOGLE_MAX_AGE_MS,
    loadProvider: async () => (await import('./providers/recaptcha-enterprise.ts')).recaptchaEnterprise,
  },
  hcaptcha: {
    solvedBy: 'visitor',
    maxAgeMs: GOOGLE_MAX_AGE_MS,
    loadProvider: async () => (await import('./providers/hcaptcha.ts')).hcaptcha,
  },
  turnstile: {
    solvedBy: 'box',
    maxAgeMs: TURNSTILE_MAX_AGE_MS,
    loadProvider: async () => (await import('./providers/turnstile.ts')).turnstile,
  },
  altcha: {
    solvedBy: 'work',
    maxAgeMs: ALTCHA_MAX_AGE_MS,
    loadProvider: async () => (await import('./providers/altcha.ts')).altcha,
  },
};
