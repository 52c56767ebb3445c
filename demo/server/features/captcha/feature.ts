import type { Feature } from '../../platform/feature.ts';
import { captchaApi } from './captcha-api.ts';
import type { CaptchaParts } from './captcha-of.ts';
import { createCaptcha } from './tables.ts';

/** The captcha of forms. */
export const CAPTCHA: Feature<CaptchaParts> = {
  tables: ['captcha_uses'],
  migrations: { '006-captcha': createCaptcha },
  routes: [captchaApi],
};

export type { CaptchaParts } from './captcha-of.ts';
export { openCaptcha, seedCaptcha } from './open-captcha.ts';
export type { CaptchaOptions } from './options.ts';
export { readCaptchaSettings } from './read-settings.ts';
export { CAPTCHA_SOURCES } from './sources.ts';
