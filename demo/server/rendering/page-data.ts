import { randomUUID } from 'node:crypto';

import { countText, spokenCount } from '../../../core/cart/index.ts';
import { FEATURE_FLAGS, WEBSITE, WEBSITE_SETTINGS } from '../../site/website.ts';
import type { Cart } from '../cart/cart.ts';
import { type Money, toMoney } from '../catalogue/product-item.ts';

/** What every page needs around its content. */
export interface PageFrame {
  readonly nonce: string;
  readonly crumb: string;
  readonly cart: Cart;
}

/** What a template is printed with. */
export type PageData = Readonly<Record<string, unknown>>;

interface Pill {
  readonly quantity: number;
  readonly countText: string;
  readonly spokenCount: string;
  readonly subtotal: Money;
}

/**
 * Puts together what a page template is printed with.
 * @param frame nonce, crumb and cart of the visitor
 * @param own what only this page has: an item, items
 * @returns the data
 * Source: platform specification §3
 */
export function pageData(frame: PageFrame, own: PageData): PageData {
  const { nonce, crumb, cart } = frame;
  return {
    ...siteData(nonce),
    crumb,
    // A form that is sent twice adds once; forms of one page differ in what they add.
    idempotencyKey: randomUUID(),
    cart,
    pill: pillOf(cart),
    ...own,
  };
}

/**
 * What is the same on every page of the site.
 * @param nonce of the answer
 * @returns the data
 */
export function siteData(nonce: string): PageData {
  return { nonce, website: WEBSITE, websiteSettings: WEBSITE_SETTINGS, featureFlags: FEATURE_FLAGS };
}

/**
 * Writes what the pill shows.
 * @param cart the visitor's cart
 * @returns the number for eye and ear, and the amount
 * Source: storefront specification §2, §9
 */
export function pillOf({ totalQuantity, subtotalCents }: Cart): Pill {
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    spokenCount: spokenCount(totalQuantity),
    subtotal: toMoney(subtotalCents),
  };
}
