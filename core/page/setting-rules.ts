import * as v from 'valibot';
import {
  Code,
  CookieName,
  Count,
  createApiRootSchema,
  createPlaceSchema,
  Currency,
  Experiments,
  Locale,
  Merchandising,
  OptionalText,
  Subject,
  TimeZone,
} from './setting-schemas.ts';
import { type Settings } from './settings.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** One value, replaced as a whole. Source: design §5.2. */
export interface FieldRule<T = unknown> {
  readonly kind: 'field';
  readonly schema: Schema<T>;
}

/** Known keys, each checked and replaced alone. Source: design §5.2. */
export interface GroupRule<T = Record<string, unknown>> {
  readonly kind: 'group';
  readonly fields: { readonly [K in keyof T]: Schema<T[K]> };
}

/** Free keys, each checked and replaced alone. Source: design §5.2. */
export interface RecordRule<T = unknown> {
  readonly kind: 'record';
  readonly schema: Schema<T>;
}

/** How any setting is checked. Source: design §5.2. */
export type SettingRule = FieldRule | GroupRule | RecordRule;

/** A rule for every key of the settings. Source: design §5.2. */
export type SettingRules = {
  readonly [K in keyof Settings]:
    | FieldRule<Settings[K]>
    | GroupRule<Settings[K]>
    | (Settings[K] extends Readonly<Record<string, infer T>> ? RecordRule<T> : never);
};

/**
 * Lists how every setting is checked.
 * @param baseUri the document's base, against which URLs are read; null where there is no document
 * @returns a rule per key
 * Source: design §5.2.
 */
export function createSettingRules(baseUri: string | null): SettingRules {
  return { ...PAGE_RULES, ...STORE_RULES, ...POLICY_RULES, ...createUrlRules(baseUri) };
}

const PAGE_RULES = {
  websiteId: field(OptionalText),
  websiteStatus: field(OptionalText),
  templateId: field(OptionalText),
  locale: field(Locale),
  pageType: field(Code),
  collection: field(Subject),
  item: field(Subject),
  authenticatedAccountId: field(OptionalText),
  websiteRoles: field(v.array(Code)),
  timeZone: field(TimeZone),
  sourceEnvironment: field(v.picklist(['dev', 'qa', 'staging', 'prod'])),
};

const STORE_RULES = {
  currency: field(Currency),
  captchaSiteKey: field(OptionalText),
  captchaProvider: field(v.picklist(['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile'])),
  storeSettings: group<Settings['storeSettings']>({
    multipleQuantityAllowedForServices: v.boolean(),
    minimumSubtotalCents: Count,
    currency: Currency,
  }),
  merchandising: record(Merchandising),
  localizedStrings: record(v.string()),
  restockSuccessText: field(OptionalText),
  reviews: group<Settings['reviews']>({
    killSwitch: v.boolean(),
    native: v.boolean(),
    imported: v.boolean(),
  }),
  multilingual: group<Settings['multilingual']>({ transactionalEmails: v.boolean() }),
};

const POLICY_RULES = {
  cookies: group<Settings['cookies']>({ cart: CookieName, census: CookieName }),
  cookiePolicy: field(v.picklist(['standard', 'restrictive'])),
  consent: field(v.picklist(['granted', 'pending', 'denied'])),
  censusEnabled: field(v.boolean()),
  flags: record(v.boolean()),
  experiments: field(Experiments),
  nonce: field(OptionalText),
};

function createUrlRules(baseUri: string | null): Pick<SettingRules, 'apiRoot' | 'installments' | 'urls'> {
  const place = createPlaceSchema(baseUri);
  return {
    apiRoot: field(createApiRootSchema(baseUri)),
    installments: group({
      afterPayAvailable: v.boolean(),
      afterPayMin: Count,
      afterPayMax: Count,
      shopperLanguage: OptionalText,
      stripeAccountCountry: OptionalText,
      modalUrls: v.record(v.string(), place),
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
