/** Maximum number of lines in a cart. */
export const MAX_LINES = 100;
/** Maximum number of gift cards in an order. */
export const MAX_GIFT_CARDS = 50;
/** Maximum number of gift cards that pay for an order. Source: docs/behaviour/reference-store.md §23.2 */
export const MAX_CART_GIFT_CARDS = 5;
/** Maximum length of the answers of an additional-fields form, in characters of JSON text. */
export const MAX_FIELDS_LENGTH = 4_096;
/** Maximum number of items that a gallery shows, by its kind. Source: docs/behaviour/owner.md §8 */
export const MAX_GALLERY_ITEMS = { 'slide-gallery': 250, 'slide-album': 60 } as const;
/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 65_536;
/** Maximum size of what an owner saves, in bytes. */
export const MAX_SAVED_BYTES = 1_000_000;
/** Lifetime of an idempotency key, in milliseconds: a day. */
export const KEY_LIFETIME_MS = 86_400_000;
/** Interval for deleting expired keys, in milliseconds: an hour. */
export const SWEEP_INTERVAL_MS = 3_600_000;
/** Lifetime of cookies, in seconds: 400 days, the maximum of browsers. Source: docs/behaviour/reference-store.md §3.1 */
export const COOKIE_LIFETIME_SECONDS = 34_560_000;
