export { type CaptchaNotice, captchaOf, type CaptchaParts } from './captcha-of.ts';
