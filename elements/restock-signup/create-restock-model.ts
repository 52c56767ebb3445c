import { openGateway } from '../../core/backends/index.ts';
import { CAPTCHA_ACTIONS } from '../../core/captcha-provider/index.ts';
import { translatedLanguage } from '../../core/words/index.ts';
import {
  createMemoryRestockGateway,
  openVisitorSignups,
  restRestockGateway,
  type RestockGateway,
} from '../../core/restock/index.ts';
import { browserStorage, randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { cancelableEvent, emit, finalEvent } from '../host/index.ts';
import { FormCaptcha } from '../forms/index.ts';
import { RestockModel } from './model.ts';

const memory = createMemoryRestockGateway();

/** The visitor's stored sign-ups, shared by the page. */
export const visitorSignups = openVisitorSignups(browserStorage());

/**
 * Creates the model of a restock sign-up in the page.
 * @param element the tag, or the printed offer: it dispatches the events
 */
export function createRestockModel(element: HTMLElement): RestockModel {
  const shop = storefront();
  const settings = () => shop.settings.$settings.get();
  return new RestockModel({
    gateway: openGateway<RestockGateway>(shop, 'restock', { memory, rest: restRestockGateway(shop.api) }),
    visitor: visitorSignups,
    createId: randomId,
    ask: (entry) => element.dispatchEvent(cancelableEvent('store-restock-signup', entry)),
    notifySaved: (entry) => {
      emit(element, finalEvent('store-restock-signed-up', entry));
    },
    captcha: new FormCaptcha(shop, () => CAPTCHA_ACTIONS.productWaitlist),
    isEnterprise: () => settings().captchaProvider === 'recaptcha-enterprise',
    getLanguage: () => (settings().multilingual.transactionalEmails ? translatedLanguage(globalThis) : null),
  });
}
