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
  /** Text for visitors without JavaScript; empty where the page already says it. */
  readonly needsScript: string;
}

/**
 * Builds the captcha data of a form's page.
 * @param parts what the routes are built from
 * @param form the form
 * @param said the message of the page, which is not repeated
 * @returns provider, key, and a sentence for visitors without JavaScript; undefined without a captcha
 * Source: docs/behaviour/captcha.md §4.1, §4.6
 */
export function captchaOf(
  { captcha }: Pick<CaptchaParts, 'captcha'>,
  form: { readonly hasCaptcha: boolean },
  said = '',
): CaptchaNotice | undefined {
  if (!captcha || !form.hasCaptcha) return undefined;
  const { provider, siteKey } = captcha;
  const needsScript = MESSAGES.captchaNeedsScript;
  return { provider, siteKey, needsScript: said === needsScript ? '' : needsScript };
}
