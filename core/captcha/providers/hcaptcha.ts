import { drawBox, findBoxApi } from '../provider/draw-box.ts';
import { loadScript } from '../provider/load-script.ts';
import type { CaptchaProvider } from '../../captcha-provider/index.ts';
import { PROVIDER_SCRIPTS } from '../provider/script-address.ts';

/** hCaptcha. Source: docs/behaviour/captcha.md §1.3 */
export const hcaptcha: CaptchaProvider = {
  async load({ siteKey, locale, nonce }) {
    // Otherwise it would replace reCAPTCHA's global.
    const query = new URLSearchParams({ render: 'explicit', recaptchacompat: 'off', hl: locale });
    const address = `${PROVIDER_SCRIPTS.hcaptcha}?${query}`;
    const find = () => findBoxApi('hcaptcha', ['render', 'reset', 'remove']);
    const api = await loadScript({ address, find }, nonce);
    return (place) => drawBox(api, siteKey, place);
  },
};
