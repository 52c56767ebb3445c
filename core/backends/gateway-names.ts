/** The modules that may have a backend of their own, by the names of `gateway` in `configureStore`. Source: docs/behaviour/cart.md §9.1 */
export const GATEWAY_NAMES = [
  'account',
  'cart',
  'forms',
  'multilingual',
  'navigation',
  'places',
  'products',
  'restock',
  'reviews',
  'stores',
  'subscriptions',
] as const;

/** A module that may have a backend of its own. */
export type GatewayName = (typeof GATEWAY_NAMES)[number];
