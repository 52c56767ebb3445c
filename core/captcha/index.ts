export { Captcha } from './captcha.ts';
export type { CaptchaState } from './captcha-state.ts';
export { CAPTCHA_KINDS, type CaptchaKind } from './captcha-kinds.ts';
