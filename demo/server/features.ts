import { CAPTCHA, type CaptchaParts } from './features/captcha/feature.ts';
import { CART_FORMS } from './features/cart-forms/feature.ts';
import { CART } from './features/cart/feature.ts';
import { CATALOGUE } from './features/catalogue/feature.ts';
import { CHECKOUT } from './features/checkout/feature.ts';
import { COLLECTIONS } from './features/collections/feature.ts';
import { CUSTOMERS } from './features/customers/feature.ts';
import { DISCOUNTS } from './features/discounts/feature.ts';
import { DOWNLOADS } from './features/downloads/feature.ts';
import { EVENTS } from './features/events/feature.ts';
import { FORMS } from './features/forms/feature.ts';
import { GALLERIES } from './features/galleries/feature.ts';
import { GIFT_CARDS } from './features/gift-cards/feature.ts';
import { INSTALMENTS } from './features/instalments/feature.ts';
import { JOURNAL } from './features/journal/feature.ts';
import { LANGUAGES } from './features/languages/feature.ts';
import { LESSONS } from './features/lessons/feature.ts';
import { LIKES } from './features/likes/feature.ts';
import { LOCKS } from './features/locks/feature.ts';
import { MAILING_LISTS } from './features/mailing-lists/feature.ts';
import { MAILS } from './features/mails/feature.ts';
import { MEMBERS } from './features/members/feature.ts';
import { NAVIGATION } from './features/navigation/feature.ts';
import { ORDERS, type SellingParts } from './features/orders/feature.ts';
import { OVERVIEW } from './features/overview/feature.ts';
import { OWNER } from './features/owner/feature.ts';
import { PAYMENTS } from './features/payments/feature.ts';
import { PERFORMANCE } from './features/performance/feature.ts';
import { PICTURES } from './features/pictures/feature.ts';
import { PLACES } from './features/places/feature.ts';
import { PLAYGROUND } from './features/playground/feature.ts';
import { POLICY } from './features/policies/feature.ts';
import { PREFERENCES } from './features/preferences/feature.ts';
import { type ImportParts, PRODUCT_CSV } from './features/product-csv/feature.ts';
import { PRODUCT_LISTS } from './features/product-lists/feature.ts';
import { PRODUCTS } from './features/products/feature.ts';
import { RESTOCK } from './features/restock/feature.ts';
import { REVIEWS, type ReviewParts } from './features/reviews/feature.ts';
import { SEARCH } from './features/search/feature.ts';
import { SEARCH_ENGINES } from './features/search-engines/feature.ts';
import { SETTLEMENT } from './features/settlement/feature.ts';
import { SHIPPING } from './features/shipping/feature.ts';
import { SHOP } from './features/shop/feature.ts';
import { SITE_FRAME } from './features/site-frame/feature.ts';
import { STORE_EDITOR } from './features/store-editor/feature.ts';
import { STORE_SETUP } from './features/store-setup/feature.ts';
import { SUBSCRIPTIONS } from './features/subscriptions/feature.ts';
import { TAXES } from './features/taxes/feature.ts';
import { VISITS } from './features/visits/feature.ts';
import { migrationsOf } from './platform/database/migrations.ts';
import type { Database, Tables } from './platform/database/tables.ts';
import type { Feature } from './platform/feature.ts';
import type { SitePage } from './platform/pages/site-page.ts';
import { PLATFORM } from './platform/platform.ts';

/** What the routes of all features are built from. */
export type AllParts = CaptchaParts & ImportParts & ReviewParts & SellingParts;

/** All features. Where tables refer to those of another feature in one migration, that feature comes first. */
export const FEATURES: readonly Feature<AllParts>[] = [
  SHOP,
  CATALOGUE,
  COLLECTIONS,
  PRODUCT_LISTS,
  CART,
  CART_FORMS,
  CHECKOUT,
  SHIPPING,
  TAXES,
  ORDERS,
  PAYMENTS,
  SETTLEMENT,
  GIFT_CARDS,
  DISCOUNTS,
  SUBSCRIPTIONS,
  // Before the products, whose ids are in the same place of a path.
  PRODUCT_CSV,
  PRODUCTS,
  PICTURES,
  DOWNLOADS,
  RESTOCK,
  REVIEWS,
  PREFERENCES,
  INSTALMENTS,
  CAPTCHA,
  FORMS,
  PLACES,
  MEMBERS,
  CUSTOMERS,
  LESSONS,
  JOURNAL,
  LIKES,
  EVENTS,
  GALLERIES,
  NAVIGATION,
  SITE_FRAME,
  // Before the stores, whose ids are in the same place of a path.
  STORE_SETUP,
  STORE_EDITOR,
  LANGUAGES,
  MAILING_LISTS,
  MAILS,
  VISITS,
  PERFORMANCE,
  OVERVIEW,
  OWNER,
  LOCKS,
  POLICY,
  PLAYGROUND,
  SEARCH_ENGINES,
  SEARCH,
  PLATFORM,
];

/** All migrations, in their order. */
export const MIGRATIONS = migrationsOf(FEATURES);

/** The migrations of analytics events, which need no other table. */
export const VISIT_MIGRATIONS = migrationsOf([VISITS, PERFORMANCE]);

/** Their tables. */
export const VISIT_TABLES = tablesOf([VISITS, PERFORMANCE]);

/** The name of every table of the store. */
export const ALL_TABLES = tablesOf(FEATURES);

/** All of the owner's pages. Source: docs/behaviour/owner-pages.md §2 */
export const OWNER_PAGES = FEATURES.flatMap(({ ownerPages = [] }) => ownerPages);

/**
 * Lists the pages of all features, for search engines.
 * @param db the store's database
 * Source: docs/behaviour/reference-store.md §16.5
 */
export async function findSitePages(db: Database): Promise<readonly SitePage[]> {
  const found = await Promise.all(FEATURES.map(async ({ sitePages }) => (await sitePages?.(db)) ?? []));
  return found.flat();
}

/** The name of every template that the server renders; the others are partials of these. */
export const TEMPLATE_NAMES: readonly string[] = [
  ...new Set<string>([
    ...FEATURES.flatMap(({ templates = [] }) => templates),
    ...OWNER_PAGES.map(({ template }) => template),
  ]),
];

/** Paths of all forms that are shown again after a refusal. */
export const SHOWN_AGAIN = FEATURES.flatMap(({ shownAgain = [] }) => shownAgain);

/** Maximum size of the request body of the owner's forms that send files, in bytes, by their path. */
export const UPLOAD_FORMS: Readonly<Record<string, number>> = Object.fromEntries(
  FEATURES.flatMap(({ uploadForms = {} }) => Object.entries(uploadForms)),
);

function tablesOf(features: readonly Pick<Feature, 'tables'>[]): readonly (keyof Tables)[] {
  return features.flatMap(({ tables = [] }) => tables);
}
