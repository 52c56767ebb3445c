export { CaptchaPlace } from './captcha-place.tsx';
export { OwnForm } from './own-form.tsx';
export { useTyped } from './use-typed.ts';
