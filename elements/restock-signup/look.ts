import type { Settings } from '../../core/page/index.ts';
import { RESTOCK_WORDS } from '../../core/words/index.ts';
import type { RestockLook } from './model.ts';

type Merchandising = Settings['merchandising'][string];

/** The tag's attributes; null and '' mean the settings. */
export interface RestockAttributes {
  readonly mailingList: boolean | null;
  readonly mailingListDefault: boolean | null;
  readonly successText: string;
}

/**
 * Merges attributes and settings of a sign-up.
 * @param settings of the page
 * @param productId its product
 * @param attributes the tag's attributes
 * Source: docs/behaviour/restock.md §1.2, §2.2
 */
export function restockLook(
  settings: Settings,
  productId: string,
  attributes: RestockAttributes,
): RestockLook {
  const { restockSuccessText } = settings;
  const own = merchandisingOf(settings, productId);
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

function merchandisingOf({ merchandising }: Settings, productId: string): Merchandising {
  return (Object.hasOwn(merchandising, productId) && merchandising[productId]) || {};
}

function textsIn(messages: Readonly<Record<string, string>>): (name: string, ours: string) => string {
  return (name, ours) => (Object.hasOwn(messages, name) && messages[name]) || ours;
}
