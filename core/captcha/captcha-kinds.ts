import type { CaptchaProvider as ProviderName } from '../page/index.ts';
import type { CaptchaProvider } from './provider/provider.ts';

/** A provider, before it is loaded. */
export interface CaptchaKind {
  /**
   * Who solves it: the visitor in a box, the box by itself unless it asks the visitor, work in the page without a box, or
   * the provider when the form is submitted.
   */
  readonly solvedBy: 'visitor' | 'box' | 'work' | 'submission';
  /** How old a token may be when it is sent, in milliseconds: a little less than the provider says. */
  readonly maxAgeMs: number;
  readonly loadProvider: () => Promise<CaptchaProvider>;
}

const GOOGLE_MAX_AGE_MS = 110_000;
const TURNSTILE_MAX_AGE_MS = 290_000;
const ALTCHA_MAX_AGE_MS = 1_100_000;

/** Every provider, each in a file of its own. Source: docs/behaviour/captcha.md §1.3 */
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
