export type { OpenCaptcha } from './open-captcha.ts';
