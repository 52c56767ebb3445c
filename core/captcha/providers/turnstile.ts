import { drawBox, findBoxApi } from '../provider/draw-box.ts';
import { loadScript } from '../provider/load-script.ts';
import type { CaptchaProvider } from '../../captcha-provider/index.ts';
import { PROVIDER_SCRIPTS } from '../provider/script-address.ts';

const ADDRESS = `${PROVIDER_SCRIPTS.turnstile}?render=explicit`;

/** Turnstile, which usually needs no visitor. Source: docs/behaviour/captcha.md §1.3 */
export const turnstile: CaptchaProvider = {
  async load({ siteKey, locale, nonce }) {
    const find = () => findBoxApi('turnstile', ['render', 'reset', 'remove']);
    const api = await loadScript({ address: ADDRESS, find }, nonce);
    return (place) =>
      drawBox(api, siteKey, place, {
        action: place.action,
        language: locale,
        // Our form sends the token.
        'response-field': false,
        'before-interactive-callback': () => {
          place.notify({ event: 'asks' });
        },
      });
  },
};
