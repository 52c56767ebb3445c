import { SOURCE_ENVIRONMENTS } from '../enumerations/index.ts';
import {
  API_ROOT,
  CODES,
  COMPLETION,
  COOKIE_NAME,
  COUNT,
  CURRENCY,
  DOMAINS,
  EXPERIMENTS,
  LOCALE,
  MERCHANDISING,
  oneOf,
  OPTIONAL_TEXT,
  PAGE_TYPE,
  PLACE,
  PLACES,
  type SettingReader,
  SUBJECT,
  SWITCH,
  TEXT,
  TIME_ZONE,
  WORD,
} from './setting-readers.ts';
import { type Settings } from '../page/index.ts';

/** Known keys, each read alone. Source: docs/behaviour/settings.md §1.4, §2.1. */
interface GroupRule<Group> {
  readonly fields: { readonly [K in keyof Group]: SettingReader<Group[K]> };
}

/** Free keys, each read alone. Source: docs/behaviour/settings.md §1.4, §2.1. */
interface RecordRule<Value> {
  readonly each: SettingReader<Value>;
}

/** How a setting is read: as a whole or key by key. Source: docs/behaviour/settings.md §2.1. */
export type SettingRule =
  | SettingReader<unknown>
  | GroupRule<Readonly<Record<string, unknown>>>
  | RecordRule<unknown>;

// In tuples, so that "or null" stays a part of the value.
type RuleOf<Value> = [Value] extends [readonly unknown[]]
  ? SettingReader<Value>
  : [Value] extends [object]
    ? string extends keyof Value
      ? RecordRule<Value[keyof Value]>
      : GroupRule<Value>
    : SettingReader<Value>;

/** Every setting, and how it is read. Source: docs/behaviour/settings.md §2, §3. */
export const SETTING_RULES: { readonly [K in keyof Settings]-?: RuleOf<Required<Settings>[K]> } = {
  apiRoot: API_ROOT,
  gateway: oneOf(['memory', 'vendure', 'medusa', 'shopify', 'woocommerce']),
  apiKey: OPTIONAL_TEXT,
  apiRegion: OPTIONAL_TEXT,
  websiteId: OPTIONAL_TEXT,
  websiteStatus: OPTIONAL_TEXT,
  templateId: OPTIONAL_TEXT,
  currency: CURRENCY,
  locale: LOCALE,
  captchaSiteKey: OPTIONAL_TEXT,
  captchaProvider: oneOf(['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile', 'altcha']),
  places: COMPLETION,
  pageType: PAGE_TYPE,
  collection: SUBJECT,
  item: SUBJECT,
  authenticatedAccountId: OPTIONAL_TEXT,
  memberLocale: LOCALE,
  websiteRoles: CODES,
  timeZone: TIME_ZONE,
  sourceEnvironment: oneOf(SOURCE_ENVIRONMENTS),
  storeSettings: {
    fields: {
      multipleQuantityAllowedForServices: SWITCH,
      minimumSubtotalCents: COUNT,
      freeShippingThresholdCents: COUNT,
      currency: CURRENCY,
    },
  },
  merchandising: { each: MERCHANDISING },
  localizedStrings: { each: TEXT },
  strings: { each: WORD },
  restockSuccessText: OPTIONAL_TEXT,
  reviews: { fields: { killSwitch: SWITCH, native: SWITCH, imported: SWITCH } },
  multilingual: { fields: { transactionalEmails: SWITCH } },
  installments: {
    fields: {
      afterPayAvailable: SWITCH,
      afterPayMin: COUNT,
      afterPayMax: COUNT,
      shopperLanguage: OPTIONAL_TEXT,
      stripeAccountCountry: OPTIONAL_TEXT,
      modalUrls: PLACES,
    },
  },
  urls: {
    fields: {
      cart: PLACE,
      checkout: PLACE,
      subscriptionCheckout: PLACE,
      analytics: API_ROOT,
      upgradeTrial: PLACE,
      upgrade: PLACE,
    },
  },
  cookies: { fields: { cart: COOKIE_NAME, census: COOKIE_NAME, domains: DOMAINS } },
  cookiePolicy: oneOf(['standard', 'restrictive']),
  consent: oneOf(['granted', 'pending', 'denied']),
  censusEnabled: SWITCH,
  flags: { each: SWITCH },
  experiments: EXPERIMENTS,
  nonce: OPTIONAL_TEXT,
};
