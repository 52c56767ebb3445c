import { randomUUID } from 'node:crypto';

import type { Form } from '../../../core/forms/index.ts';
import { countText, spokenCount } from '../../../core/cart/index.ts';
import { FEATURE_FLAGS, WEBSITE, WEBSITE_SETTINGS } from '../../site/website.ts';
import type { Cart } from '../domains/cart/index.ts';
import { type Money, toMoney } from '../domains/catalogue/index.ts';
import { builtUrl, earlyScript } from './built-files.ts';
import { emptyForm, type PrintedForm, printForm } from './printed-form.ts';
import { STYLE_SHEETS } from './style-sheets.ts';

/** What every page needs around its content. */
export interface PageFrame {
  readonly nonce: string;
  readonly crumb: string;
  readonly cart: Cart;
  readonly newsletter?: Form | undefined;
  /** Whether visits may be counted, as far as the visitor has said. */
  readonly consent: 'granted' | 'denied' | 'pending';
}

/** What is the same on every page of the site. */
export interface SiteData {
  readonly nonce: string;
  readonly website: typeof WEBSITE;
  readonly websiteSettings: typeof WEBSITE_SETTINGS;
  readonly featureFlags: typeof FEATURE_FLAGS;
  /** Address of the script that defines the tags. */
  /** The script itself. */
  readonly early: string;
  readonly script: string;
  readonly styles: typeof STYLE_SHEETS;
}

/** The frame around a page's own part. */
export interface FrameData extends SiteData {
  readonly crumb: string;
  readonly idempotencyKey: string;
  readonly cart: Cart;
  /** The newsletter in the footer; absent where the store has none. */
  readonly newsletter: PrintedForm | undefined;
  /** What the visitor has said about counting visits. */
  readonly consent: PageFrame['consent'];
  /** Absent where the pill would be in the way. */
  readonly pill: Pill | undefined;
}

/** What the pill shows. */
export interface Pill {
  readonly quantity: number;
  readonly countText: string;
  readonly spokenCount: string;
  readonly subtotal: Money;
}

/**
 * Builds the frame around a page's own part.
 * @param frame nonce, crumb and cart of the visitor, and the newsletter
 * Source: docs/behaviour/template-language.md §12.5
 */
export function frameData({ nonce, crumb, cart, newsletter, consent }: PageFrame): FrameData {
  // A form that is submitted twice counts once; the forms of one page do different things.
  const idempotencyKey = randomUUID();
  const visit = { crumb, idempotencyKey, pageUrl: '', hasCaptcha: false };
  return {
    ...siteData(nonce),
    crumb,
    idempotencyKey,
    newsletter: newsletter && printForm(emptyForm(newsletter), visit),
    consent,
    cart,
    pill: pillOf(cart),
  };
}

/**
 * Builds the data that is the same on every page.
 * @param nonce the nonce of the answer
 */
export function siteData(nonce: string): SiteData {
  return {
    nonce,
    website: WEBSITE,
    websiteSettings: WEBSITE_SETTINGS,
    featureFlags: FEATURE_FLAGS,
    early: earlyScript(),
    script: builtUrl('storefront.js'),
    styles: STYLE_SHEETS,
  };
}

/** Writes the text of the pill. Source: docs/behaviour/cart-pill.md §1.1 */
function pillOf({ totalQuantity, subtotalCents }: Cart): Pill {
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    spokenCount: spokenCount(totalQuantity),
    subtotal: toMoney(subtotalCents),
  };
}
