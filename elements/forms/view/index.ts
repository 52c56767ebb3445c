export { CaptchaPlace } from './captcha-place.tsx';
export { OwnForm } from './own-form.tsx';
export { useShown } from './use-shown.ts';
export { useTyped } from './use-typed.ts';
