export {
  type CaptchaProvider,
  type CaptchaAction,
  type CaptchaEvent,
  type CaptchaPage,
  type CaptchaWidget,
  type CaptchaPlace,
  CAPTCHA_ACTIONS,
} from './provider.ts';
