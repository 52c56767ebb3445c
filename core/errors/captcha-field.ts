/** The name under which a store refuses the captcha's token, as if it were a field. Source: docs/behaviour/forms.md §6.4 */
export const CAPTCHA_FIELD = 'captchaKey';
