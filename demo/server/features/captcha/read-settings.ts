import { StartFailure } from '../../platform/shared/start-failure.ts';
import { START_FAILURES } from '../../platform/shared/start-failures.ts';
import type { CaptchaOptions } from './options.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NO_CAPTCHA = 'none';

/**
 * Reads which captcha the store has.
 * @param env CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_PROJECT
 * @returns the captcha; null for none, undefined without a setting
 * @throws StartFailure for an unknown provider, and for one without its keys
 * Source: docs/behaviour/captcha.md §4.1
 */
export function readCaptchaSettings(env: Env): CaptchaOptions | null | undefined {
  const provider = env.CAPTCHA_PROVIDER ?? '';
  const need = (name: string): string => {
    const value = env[name] ?? '';
    if (value === '') throw new StartFailure(START_FAILURES.missingCaptchaKey(provider, name));
    return value;
  };
  switch (provider) {
    case '':
      return undefined;
    case NO_CAPTCHA:
      return null;
    case 'altcha':
      return { provider };
    case 'recaptcha':
    case 'hcaptcha':
    case 'turnstile':
      return { provider, siteKey: need('CAPTCHA_SITE_KEY'), secret: need('CAPTCHA_SECRET') };
    case 'recaptcha-enterprise':
      return {
        provider,
        siteKey: need('CAPTCHA_SITE_KEY'),
        projectId: need('CAPTCHA_PROJECT'),
        apiKey: need('CAPTCHA_SECRET'),
      };
    default:
      throw new StartFailure(START_FAILURES.unknownCaptcha(provider));
  }
}
