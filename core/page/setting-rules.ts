import type * as v from 'valibot';
import { SOURCE_ENVIRONMENTS } from '../enumerations/index.ts';
import {
  AnyText,
  Codes,
  CookieName,
  Count,
  createApiRootSchema,
  createPlaceSchema,
  createPlacesSchema,
  Currency,
  Experiments,
  Locale,
  Merchandising,
  oneOf,
  OptionalText,
  PageType,
  Subject,
  Switch,
  TimeZone,
} from './setting-schemas.ts';
import { type Settings } from './settings.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** One value, replaced as a whole. Source: docs/behaviour/settings.md §2.1. */
export interface FieldRule<T = unknown> {
  readonly kind: 'field';
  readonly schema: Schema<T>;
}

/** Known keys, each checked and replaced alone. Source: docs/behaviour/settings.md §2.1. */
export interface GroupRule<T = Record<string, unknown>> {
  readonly kind: 'group';
  readonly fields: { readonly [K in keyof T]: Schema<T[K]> };
}

/** Free keys, each checked and replaced alone. Source: docs/behaviour/settings.md §2.1. */
export interface RecordRule<T = unknown> {
  readonly kind: 'record';
  readonly schema: Schema<T>;
}

/** How a setting is checked. Source: docs/behaviour/settings.md §2.1. */
export type SettingRule = FieldRule | GroupRule | RecordRule;

/** One rule per setting. Source: docs/behaviour/settings.md §2, §3. */
export type SettingRules = {
  readonly [K in keyof Settings]:
    | FieldRule<Settings[K]>
    | GroupRule<Settings[K]>
    | (Settings[K] extends Readonly<Record<string, infer T>> ? RecordRule<T> : never);
};

/**
 * Lists the rule of every setting.
 * @param baseUri the document's base, against which URLs are read; null where there is no document
 * @returns a rule per key
 * Source: docs/behaviour/settings.md §2, §3.
 */
export function createSettingRules(baseUri: string | null): SettingRules {
  return { ...PAGE_RULES, ...STORE_RULES, ...POLICY_RULES, ...createUrlRules(baseUri) };
}

const PAGE_RULES = {
  websiteId: field(OptionalText),
  websiteStatus: field(OptionalText),
  templateId: field(OptionalText),
  locale: field(Locale),
  pageType: field(PageType),
  collection: field(Subject),
  item: field(Subject),
  authenticatedAccountId: field(OptionalText),
  websiteRoles: field(Codes),
  timeZone: field(TimeZone),
  sourceEnvironment: field(oneOf(SOURCE_ENVIRONMENTS)),
};

const STORE_RULES = {
  currency: field(Currency),
  captchaSiteKey: field(OptionalText),
  captchaProvider: field(oneOf(['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile'])),
  storeSettings: group<Settings['storeSettings']>({
    multipleQuantityAllowedForServices: Switch,
    minimumSubtotalCents: Count,
    currency: Currency,
  }),
  merchandising: record(Merchandising),
  localizedStrings: record(AnyText),
  restockSuccessText: field(OptionalText),
  reviews: group<Settings['reviews']>({
    killSwitch: Switch,
    native: Switch,
    imported: Switch,
  }),
  multilingual: group<Settings['multilingual']>({ transactionalEmails: Switch }),
};

const POLICY_RULES = {
  cookies: group<Settings['cookies']>({ cart: CookieName, census: CookieName }),
  cookiePolicy: field(oneOf(['standard', 'restrictive'])),
  consent: field(oneOf(['granted', 'pending', 'denied'])),
  censusEnabled: field(Switch),
  flags: record(Switch),
  experiments: field(Experiments),
  nonce: field(OptionalText),
};

function createUrlRules(baseUri: string | null): Pick<SettingRules, 'apiRoot' | 'installments' | 'urls'> {
  const place = createPlaceSchema(baseUri);
  return {
    apiRoot: field(createApiRootSchema(baseUri)),
    installments: group({
      afterPayAvailable: Switch,
      afterPayMin: Count,
      afterPayMax: Count,
      shopperLanguage: OptionalText,
      stripeAccountCountry: OptionalText,
      modalUrls: createPlacesSchema(baseUri),
    }),
    urls: group({
      cart: place,
      checkout: place,
      subscriptionCheckout: place,
      analytics: place,
      upgradeTrial: place,
      upgrade: place,
    }),
  };
}

function field<T>(schema: Schema<T>): FieldRule<T> {
  return { kind: 'field', schema };
}

function group<T>(fields: GroupRule<T>['fields']): GroupRule<T> {
  return { kind: 'group', fields };
}

function record<T>(schema: Schema<T>): RecordRule<T> {
  return { kind: 'record', schema };
}
