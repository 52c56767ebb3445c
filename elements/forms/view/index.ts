export { CaptchaPlace } from './captcha-place.tsx';
export { OwnForm } from './own-form.tsx';
