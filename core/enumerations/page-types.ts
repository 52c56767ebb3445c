/** Types of pages, by code. Source: docs/behaviour/names-and-codes.md §2. */
export const PAGE_TYPES = {
  'main-content': 1,
  page: 2,
  splash: 3,
  'content-item': 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  'show-cart': 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-preview': 210,
  'order-status': 211,
  'newsletter-unsubscribe': 300,
  'commerce-email-preview': 301,
} as const;

/** Name of a page type. Source: docs/behaviour/names-and-codes.md §2. */
export type PageTypeName = keyof typeof PAGE_TYPES;

/** Code of a page type. Source: docs/behaviour/names-and-codes.md §2. */
export type PageTypeCode = (typeof PAGE_TYPES)[PageTypeName];

/** Pages with styles that an owner can tweak. Source: docs/behaviour/names-and-codes.md §2.2. */
export const TWEAK_PAGE_TYPES = ['splash-page', 'lock-screen', 'popup-overlay', 'checkout', 'style'] as const;

/** A page with a style that can be tweaked. Source: docs/behaviour/names-and-codes.md §2.2. */
export type TweakPageType = (typeof TWEAK_PAGE_TYPES)[number];
