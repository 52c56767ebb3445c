import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';

/** How much a product may hold. Source: docs/behaviour/reference-store.md §20.2 */
export const PRODUCT_LIMITS = {
  titleLength: 200,
  excerptLength: 500,
  bodyLength: 50_000,
  textLength: 200,
  slugLength: 200,
  skuLength: 100,
  tags: 50,
  tagLength: CONTENT_LIMITS.tagLength,
  categories: 50,
  options: 6,
  optionNameLength: 50,
  optionValueLength: 100,
  variants: 250,
  /** A million dollars: the total of a full cart is still an exact number. */
  priceCents: 100_000_000,
  stock: 999_999,
  /** Units between two payments, and the number of payments. */
  interval: 52,
  cycles: 999,
} as const;

/** The one option of gift cards. */
export const DENOMINATION = 'Denomination';

/** The kinds of products that the owner creates, with the words of their pages. */
export const SOLD_KINDS = [
  {
    kind: 'physical',
    code: PRODUCT_TYPES.physical,
    name: 'Physical product',
    about: 'Something that you ship, with stock, options and subscriptions.',
  },
  {
    kind: 'digital',
    code: PRODUCT_TYPES.digital,
    name: 'Digital product',
    about: 'A file to download. It has one price and never sells out.',
  },
  {
    kind: 'service',
    code: PRODUCT_TYPES.service,
    name: 'Service',
    about: 'Your time or a seat, with stock, options and subscriptions.',
  },
  {
    kind: 'gift-card',
    code: PRODUCT_TYPES['gift-card'],
    name: 'Gift card',
    about: 'Sent by email, in the amounts that you choose.',
  },
] as const;

/** The fallback of a URL whose title has no Latin letters or digits. */
export const FALLBACK_TITLE = 'Product';
