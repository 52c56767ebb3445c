import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { Captcha } from './captcha.ts';

/** What routes with a captcha are built from. */
export interface CaptchaParts extends StoreParts {
  /** The captcha of forms; null for none. */
  readonly captcha: Captcha | null;
}

/** The captcha of a page. */
export interface CaptchaNotice {
  readonly provider: string;
  readonly siteKey: string;
  /** Text for visitors without JavaScript. */
  readonly needsScript: string;
}

/**
 * Builds the captcha data of a form's page.
 * @param parts what the routes are built from
 * @param form the form
 * @returns provider, key, and a sentence for visitors without JavaScript; undefined without a captcha
 * Source: docs/behaviour/captcha.md §4.1, §4.6
 */
export function captchaOf(
  { captcha }: Pick<CaptchaParts, 'captcha'>,
  form: { readonly hasCaptcha: boolean },
): CaptchaNotice | undefined {
  if (!captcha || !form.hasCaptcha) return undefined;
  const { provider, siteKey } = captcha;
  return { provider, siteKey, needsScript: MESSAGES.captchaNeedsScript };
}
