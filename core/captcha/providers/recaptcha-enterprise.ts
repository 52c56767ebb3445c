import { hasMethods } from '../provider/draw-box.ts';
import { loadScript } from '../provider/load-script.ts';
import type { CaptchaProvider } from '../../captcha-provider/index.ts';
import { PROVIDER_SCRIPTS } from '../provider/script-address.ts';

interface Enterprise {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

/** reCAPTCHA Enterprise, which scores a visitor on submission. Source: docs/behaviour/captcha.md §1.3 */
export const recaptchaEnterprise: CaptchaProvider = {
  async load({ siteKey, nonce }) {
    const query = new URLSearchParams({ render: siteKey, trustedtypes: 'true' });
    const address = `${PROVIDER_SCRIPTS.recaptchaEnterprise}?${query}`;
    const whenReady = (callback: () => void) => find()?.ready(callback);
    const api = await loadScript({ address, find, whenReady }, nonce);
    return ({ action }) => ({
      execute: () => api.execute(siteKey, { action }),
      reset: () => undefined,
      destroy: () => undefined,
    });
  },
};

function find(): Enterprise | null {
  const recaptcha: unknown = Reflect.get(globalThis, 'grecaptcha');
  if (!hasMethods(recaptcha, [])) return null;
  const enterprise: unknown = Reflect.get(recaptcha as object, 'enterprise');
  return hasMethods(enterprise, ['ready', 'execute']) ? (enterprise as Enterprise) : null;
}
