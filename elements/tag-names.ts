// Generated from tags.json by `npm run generate`.
/** Every tag of this package, providers first. Source: docs/behaviour/elements.md §1.1. */
export const TAG_NAMES = [
  'store-config',
  'store-product',
  'store-price',
  'store-add-to-cart',
  'cart-pill',
  'afterpay-pill',
  'store-cart',
  'cart-drawer',
  'site-form',
  'restock-signup',
  'store-image',
  'store-reviews',
  'gallery-block',
  'member-login',
  'member-join',
  'popup-overlay',
  'language-switcher',
  'visit-tracker',
  'restock-manager',
  'navigation-editor',
  'form-editor',
  'store-setup',
  'store-list',
  'store-search',
] as const;

/** Name of a tag of this package. */
export type TagName = (typeof TAG_NAMES)[number];

/** The tags in the entry bundle for pages without a build. */
export const SELLING_TAGS: readonly TagName[] = [
  'store-config',
  'store-product',
  'store-price',
  'store-add-to-cart',
];
