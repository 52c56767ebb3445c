import type { SiteForm } from '../forms/index.ts';
import type { CaptchaNotice } from '../../platform/pages/pages.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * Builds the captcha data of a form's page.
 * @param parts what the routes are built from
 * @param form the form
 * @returns provider, key, and a sentence for visitors without JavaScript; undefined without a captcha
 * Source: docs/behaviour/captcha.md §4.1, §4.6
 */
export function captchaOf(
  { captcha }: StoreParts,
  form: Pick<SiteForm, 'hasCaptcha'>,
): CaptchaNotice | undefined {
  if (!captcha || !form.hasCaptcha) return undefined;
  const { provider, siteKey } = captcha;
  return { provider, siteKey, needsScript: MESSAGES.captchaNeedsScript };
}
