import { COPY_ID } from '../../shared/index.ts';
import { drawBox, findBoxApi } from '../provider/draw-box.ts';
import { modalAround } from '../provider/modal-around.ts';
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
    return (place) => {
      const challenge = modalAround(place.node) && createChallengePlace(place.node);
      const options = challenge ? { 'challenge-container': challenge.id } : {};
      try {
        const widget = drawBox(api, siteKey, place, options);
        const destroy = () => {
          widget.destroy();
          challenge?.remove();
        };
        return { ...widget, destroy };
      } catch (error) {
        challenge?.remove();
        throw error;
      }
    };
  },
};

let challengeCount = 0;

// The option is documented by hCaptcha's own component (hCaptcha/vanilla-hcaptcha, "challenge-container").
/** Elsewhere in the page the challenge would be inert. hCaptcha takes the id of an element. */
function createChallengePlace(node: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.id = `captcha-challenge-${COPY_ID}${(challengeCount += 1)}`;
  node.after(place);
  return place;
}
