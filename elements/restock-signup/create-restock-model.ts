import { openGateway } from '../../core/backends/index.ts';
import { CAPTCHA_ACTIONS } from '../../core/captcha-provider/index.ts';
import type { Settings } from '../../core/page/index.ts';
import { RESTOCK_WORDS, translatedLanguage } from '../../core/words/index.ts';
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
import { RestockModel, type RestockLook } from './model.ts';

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

type Merchandising = Settings['merchandising'][string];

/** The tag's attributes; null and '' mean the settings. */
export interface RestockAttributes {
  readonly mailingList: boolean | null;
  readonly mailingListDefault: boolean | null;
  readonly successText: string;
}

/**
 * Merges attributes and settings of a sign-up.
 * @param productId its product
 * @param attributes the tag's attributes
 * Source: docs/behaviour/restock.md §1.2, §2.2
 */
export function restockLook(productId: string, attributes: RestockAttributes): RestockLook {
  const { restockSuccessText } = storefront().settings.$settings.get();
  const own = merchandisingOf(productId);
  const textOf = textsIn(own.restockNotificationMessages ?? {});
  const hasBox = attributes.mailingList ?? own.mailingListSignUpEnabled ?? false;
  const mailingList = textOf('mailingListDescription', RESTOCK_WORDS.restockMailingList);
  const siteText = restockSuccessText ?? '';
  return {
    callToAction: textOf('CTAText', RESTOCK_WORDS.restockCallToAction),
    placeholder: textOf('placeholderText', ''),
    buttonText: textOf('buttonText', RESTOCK_WORDS.restockButton),
    mailingList: hasBox ? mailingList : null,
    isJoiningByDefault: attributes.mailingListDefault ?? own.mailingListOptInByDefault ?? false,
    successText: attributes.successText || siteText || RESTOCK_WORDS.restockSignedUp,
  };
}

function merchandisingOf(productId: string): Merchandising {
  const { merchandising } = storefront().settings.$settings.get();
  return (Object.hasOwn(merchandising, productId) && merchandising[productId]) || {};
}

function textsIn(messages: Readonly<Record<string, string>>): (name: string, ours: string) => string {
  return (name, ours) => (Object.hasOwn(messages, name) && messages[name]) || ours;
}
