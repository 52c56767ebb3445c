import { drawBox, findBoxApi } from '../provider/draw-box.ts';
import { loadScript } from '../provider/load-script.ts';
import type { CaptchaProvider } from '../../captcha-provider/index.ts';
import { PROVIDER_SCRIPTS } from '../provider/script-address.ts';

/** The box of reCAPTCHA v2. Source: docs/behaviour/captcha.md §1.3 */
export const recaptcha: CaptchaProvider = {
  async load({ siteKey, locale, nonce }) {
    const query = new URLSearchParams({ render: 'explicit', trustedtypes: 'true', hl: locale });
    const address = `${PROVIDER_SCRIPTS.recaptcha}?${query}`;
    const find = () => findBoxApi('grecaptcha', ['render', 'reset']);
    const api = await loadScript({ address, find }, nonce);
    return (place) => drawBox(api, siteKey, place);
  },
};
