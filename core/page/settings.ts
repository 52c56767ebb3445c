import { type PageTypeCode, type SourceEnvironment } from '../enumerations/index.ts';
import { type CurrencyCode } from '../money/index.ts';
import { type Word } from '../words/index.ts';

/** The captcha provider of forms. Source: docs/behaviour/settings.md §3.2. */
export type CaptchaProvider = 'recaptcha' | 'recaptcha-enterprise' | 'hcaptcha' | 'turnstile' | 'altcha';

/** The visitor's consent, as the host page knows it. Source: docs/behaviour/settings.md §3.4. */
export type Consent = 'granted' | 'pending' | 'denied';

/** Whether analytics cookies may be kept. Source: docs/behaviour/settings.md §3.4. */
export type CookiePolicy = 'standard' | 'restrictive';

/** The collection or item that the page shows. Source: docs/behaviour/settings.md §3.1. */
export interface PageSubject {
  readonly id: string;
  readonly title: string | null;
  /** Numeric code of the record type. */
  readonly recordType: number | null;
  /** Numeric code of the permission. */
  readonly permissionType: number | null;
}

/** The merchandising context of a product. Source: docs/behaviour/products.md §9.1. */
export interface MerchandisingContext {
  readonly restockNotificationViews?: readonly unknown[] | undefined;
  readonly restockNotificationMessages?: Readonly<Record<string, string>> | undefined;
  readonly mailingListSignUpEnabled?: boolean | undefined;
  readonly mailingListOptInByDefault?: boolean | undefined;
  readonly scarcityEnabled?: boolean | undefined;
  readonly scarcityText?: string | undefined;
  readonly scarcityShownByDefault?: boolean | undefined;
  readonly customSoldOutText?: string | undefined;
}

/** An experiment that runs on the site; only `ACTIVE` ones count. Source: docs/behaviour/experiments.md §1.1. */
export interface Experiment {
  readonly name: string;
  readonly variant: string;
  readonly status: string;
}

/** How the store sells. Source: docs/behaviour/settings.md §3.2. */
export interface StoreSettings {
  /** Whether several of a service can be bought at once. Default: true. */
  readonly multipleQuantityAllowedForServices: boolean;
  /** Minimum subtotal for checkout, in minor units; 0 means none. Default: 0. */
  readonly minimumSubtotalCents: number;
  /** Goods, in minor units, from which shipping costs nothing. Without a default, which every page would carry. */
  readonly freeShippingThresholdCents?: number;
  /** The store's currency; the same setting as `currency`. Default: USD. */
  readonly currency: CurrencyCode;
}

/** The settings of reviews. Source: docs/behaviour/reviews.md §1.1. */
export interface ReviewSettings {
  /** Turns all reviews off. Default: false. */
  readonly killSwitch: boolean;
  /** Shows the site's own reviews. Default: false. */
  readonly native: boolean;
  /** Shows imported reviews. Default: false. */
  readonly imported: boolean;
}

/** The site's features in the visitor's language. Source: docs/behaviour/settings.md §3.2. */
export interface MultilingualSettings {
  /** Whether e-mails to visitors are in their language. Default: false. */
  readonly transactionalEmails: boolean;
}

/** The instalment context. Source: docs/behaviour/instalments.md §1.1. */
export interface InstallmentSettings {
  /** Default: false. */
  readonly afterPayAvailable: boolean;
  /** Lower bound in minor units, itself out of range. Default: null, unknown. */
  readonly afterPayMin: number | null;
  /** Upper bound in minor units, itself in range. Default: null, unknown. */
  readonly afterPayMax: number | null;
  /** Language or locale, such as `en` or `fr_CA`. Default: null. */
  readonly shopperLanguage: string | null;
  /** Country code, such as `US`. Default: null. */
  readonly stripeAccountCountry: string | null;
  /** Locale such as `en_US` → URL of the hosted page for the modal. Default: none. */
  readonly modalUrls: Readonly<Record<string, string>>;
}

/**
 * URLs of the site. A URL on this origin is kept as a path, any other in full.
 * Source: docs/behaviour/settings.md §3.3
 */
export interface PlaceSettings {
  /** Default: `/cart`. */
  readonly cart: string;
  /** Default: `/checkout`. */
  readonly checkout: string;
  /** The cart token is added as the query parameter `cartToken`. Default: `/checkout`. */
  readonly subscriptionCheckout: string;
  /** Host of the newer tracker. Default: null, none. */
  readonly analytics: string | null;
  /** Default: null, unknown. */
  readonly upgradeTrial: string | null;
  /** Default: null, unknown. */
  readonly upgrade: string | null;
}

/** Cookie names that differ between sites. Source: docs/behaviour/settings.md §3.4. */
export interface CookieNames {
  /** Hints that the visitor has a cart. Default: `CART`. */
  readonly cart: string;
  /** Its presence lets analytics send. Default: `ss_census`. */
  readonly census: string;
  /** Domains that analytics cookies may be set on; of several the page's own counts. Default: none, the page's host. */
  readonly domains: readonly string[];
}

/** How addresses are completed in forms. Source: docs/behaviour/settings.md §3.2 */
export interface CompletionSettings {
  /** The page in calls to places. Default: null, its path. */
  readonly productPage: string | null;
  /** The part of the page in calls to places. Default: `form`. */
  readonly productSection: string;
}

/** The backends that a page may name. Source: docs/behaviour/settings.md §3.1 */
export type BackendName = 'memory' | 'vendure' | 'medusa' | 'shopify' | 'woocommerce';

/** All settings of a page and its store, checked. Source: docs/behaviour/settings.md §3. */
export interface Settings {
  /** The API root: absolute, without a trailing slash. Default: the document's origin. */
  readonly apiRoot: string;
  /** A backend by name, instead of the API: `memory` is one in the page itself. Default: null, the API. */
  readonly gateway: BackendName | null;
  /** The public key of the named backend. Default: null. */
  readonly apiKey: string | null;
  /** The region or channel of the named backend, which decides prices. Default: null, the backend's own default. */
  readonly apiRegion: string | null;
  /** Default: null. */
  readonly websiteId: string | null;
  /** The site's status, such as `internal`. Default: null. */
  readonly websiteStatus: string | null;
  /** Default: null. */
  readonly templateId: string | null;
  /** One of the 27 currencies, by its ISO 4217 code. Default: `storeSettings.currency`, then USD. */
  readonly currency: CurrencyCode;
  /** BCP 47 tag; an underscore counts as a hyphen. Default: the document's `lang`, then en-US. */
  readonly locale: string;
  /** Without a key no captcha is rendered. Default: null. */
  readonly captchaSiteKey: string | null;
  /** Default: `recaptcha`. */
  readonly captchaProvider: CaptchaProvider;
  /** How addresses are completed in forms; null for not at all. Without a default, which every page would carry. */
  readonly places?: CompletionSettings | null;
  /** Code of the page type; may also be given by name, such as `show-cart`. Default: null, unknown. */
  readonly pageType: PageTypeCode | null;
  /** Default: null. */
  readonly collection: PageSubject | null;
  /** Default: null. */
  readonly item: PageSubject | null;
  /** Default: null, no account. */
  readonly authenticatedAccountId: string | null;
  /** BCP 47 tag of the language that the signed-in member has chosen. Without a default, which every page would carry. */
  readonly memberLocale?: string;
  /** Numeric codes of contributor roles. Default: none. */
  readonly websiteRoles: readonly number[];
  /** IANA name. Default: America/New_York. */
  readonly timeZone: string;
  /** Default: `prod`. */
  readonly sourceEnvironment: SourceEnvironment;
  readonly storeSettings: StoreSettings;
  /** Product id → merchandising context. Default: none. */
  readonly merchandising: Readonly<Record<string, MerchandisingContext>>;
  /** Name → text, the same names as in the site's templates. Default: none. */
  readonly localizedStrings: Readonly<Record<string, string>>;
  /** The site's own words, which replace the defaults by name. Default: none. */
  readonly strings: Readonly<Record<string, Word>>;
  /** Shown after a restock sign-up. Default: null, which means "Signed up!". */
  readonly restockSuccessText: string | null;
  readonly reviews: ReviewSettings;
  readonly multilingual: MultilingualSettings;
  readonly installments: InstallmentSettings;
  readonly urls: PlaceSettings;
  readonly cookies: CookieNames;
  /** Default: `standard`. */
  readonly cookiePolicy: CookiePolicy;
  /** Analytics also needs the census cookie. Default: `granted`. */
  readonly consent: Consent;
  /** Default: true. */
  readonly censusEnabled: boolean;
  /** Feature switches by name. Default: none. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Default: none. */
  readonly experiments: readonly Experiment[];
  /** For third-party scripts under a strict CSP. Default: null. */
  readonly nonce: string | null;
}
