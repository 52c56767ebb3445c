import { warnDeveloper } from '../../shared/index.ts';
import { drawBox, findBoxApi } from '../provider/draw-box.ts';
import { modalAround } from '../provider/modal-around.ts';
import { loadScript } from '../provider/load-script.ts';
import type { CaptchaProvider } from '../../captcha-provider/index.ts';
import { PROVIDER_SCRIPTS } from '../provider/script-address.ts';

/** Also of our own dialogs, such as that of a form behind a button. */
const IN_MODAL =
  'reCAPTCHA opens its challenge outside of the modal dialog around the form, where visitors cannot use it. ' +
  'Show the form in the page or in a dialog that is not modal, or use another captcha provider.';

/** The box of reCAPTCHA v2. Source: docs/behaviour/captcha.md §1.3 */
export const recaptcha: CaptchaProvider = {
  async load({ siteKey, locale, nonce }) {
    const query = new URLSearchParams({ render: 'explicit', trustedtypes: 'true', hl: locale });
    const address = `${PROVIDER_SCRIPTS.recaptcha}?${query}`;
    const find = () => findBoxApi('grecaptcha', ['render', 'reset']);
    const api = await loadScript({ address, find }, nonce);
    return (place) => {
      if (modalAround(place.node)) warnDeveloper(IN_MODAL);
      return drawBox(api, siteKey, place);
    };
  },
};
