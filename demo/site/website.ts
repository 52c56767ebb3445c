/** The site's data for templates. Source: docs/behaviour/template-language.md §12.5 */
export const WEBSITE = {
  siteTitle: 'Clay & Cotton',
  siteDescription: 'Small-batch pottery and clothing, made for everyday use.',
  language: 'en-US',
  timeZone: 'America/New_York',
  /** Any entry prints the places of share buttons. */
  shareButtonOptions: { 1: true },
} as const;

/** The country that a checkout begins with, if the store ships there. Source: docs/behaviour/reference-store.md §22.1 */
export const SITE_COUNTRY = 'US';

/** The id of the site in calls. Source: docs/behaviour/owner.md §1.2 */
export const WEBSITE_ID = 'storefront-demo';

/** The languages that the owner can turn on besides the site's own, in the order in which visitors see them. Source: docs/behaviour/languages.md §4.1 */
export const OTHER_LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja'] as const;

/** Those that are on in a new store that `npm start` opens. Source: docs/behaviour/languages.md §4.1 */
export const FIRST_LANGUAGES = ['ar', 'de', 'fr'] as const;

/** The picture of link previews to pages without one of their own. Source: docs/behaviour/reference-store.md §16.2 */
export const SHARED_PICTURE = {
  motif: 'hero',
  altText: 'A steaming mug on three folded tees, beside a vase with one flower',
} as const;

/** The locales of link previews, which have a region. Source: docs/behaviour/reference-store.md §16.2 */
export const LINK_LOCALES = {
  'en-US': 'en_US',
  ar: 'ar_AR',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  ja: 'ja_JP',
} as const;

/** The site's switches, as templates ask for them. Source: docs/behaviour/template-language.md §12.5 */
export const WEBSITE_SETTINGS = {
  commentsEnabled: true,
  simpleLikingEnabled: true,
  storeSettings: { multipleQuantityAllowedForServices: true },
} as const;

/** Prices are printed in words of the locale, not in spans that a script converts. Source: docs/behaviour/template-markup.md §1.9 */
export const FEATURE_FLAGS = { useCLDRMoneyFormat: true } as const;

/** Texts around the restock sign-up. Source: docs/behaviour/template-markup.md §4.1 */
export const RESTOCK_MESSAGES = {
  CTAText: 'The next batch is in the kiln. Want an email when it’s ready?',
  placeholderText: 'Email',
  buttonText: 'Notify me',
  mailingListDescription: 'Also send me the newsletter, about once a month',
} as const;

/** The information pages of the instalments provider, as another site would serve them. Source: docs/behaviour/instalments.md §5.2 */
export const INSTALMENT_PAGES = {
  en_US: { language: 'en', brand: 'Afterpay' },
  en_CA: { language: 'en', brand: 'Afterpay' },
  fr_CA: { language: 'fr', brand: 'Afterpay' },
  en_AU: { language: 'en', brand: 'Afterpay' },
  en_NZ: { language: 'en', brand: 'Afterpay' },
  en_GB: { language: 'en', brand: 'Clearpay' },
} as const;

/** Scarcity text; a message of the template language. */
export const SCARCITY_TEXT = '{qtyInStock plural one{Only 1 left} other{Only # left}}';

/** The id of the site's template. Source: docs/behaviour/owner.md §2.4 */
export const TEMPLATE_ID = 'clay-and-cotton';

/** Destinations of the navigation of a new site; its owner may create more stores. Source: docs/behaviour/owner.md §2.2 */
export const COLLECTIONS = [
  { id: 'shop', title: 'Shop', fullUrl: '/shop' },
  { id: 'journal', title: 'Journal', fullUrl: '/journal' },
  { id: 'events', title: 'Events', fullUrl: '/events' },
  { id: 'gallery', title: 'Gallery', fullUrl: '/gallery' },
  { id: 'contact', title: 'Contact us', fullUrl: '/contact' },
] as const;

/** The member area. Source: docs/behaviour/owner.md §2.2 */
export const MEMBER_AREAS = [{ id: 'members', title: 'Members', fullUrl: '/members' }] as const;

/** The main navigation of a new site. Source: docs/behaviour/owner.md §2.7 */
export const FIRST_NAVIGATION = [
  { collectionId: 'shop' },
  { collectionId: 'journal' },
  { collectionId: 'events' },
  { collectionId: 'gallery' },
  { title: 'Makers', externalLink: '/#makers' },
  { memberAreaId: 'members' },
] as const;
