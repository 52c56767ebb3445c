export type { Captcha } from './captcha.ts';
export { openCaptcha, seedCaptcha } from './open-captcha.ts';
export type { CaptchaOptions } from './options.ts';
