import { randomUUID } from 'node:crypto';

import type { Form } from '../../../core/forms/index.ts';
import { countText, spokenCount } from '../../../core/cart/index.ts';
import { CART_WORDS, counted } from '../../../core/words/index.ts';
import { FEATURE_FLAGS, WEBSITE, WEBSITE_SETTINGS } from '../../site/website.ts';
import type { Cart } from '../domains/cart/index.ts';
import { type Money, toMoney } from '../domains/catalogue/index.ts';
import type { MenuEntry } from '../domains/navigation/index.ts';
import type { FrameText } from '../domains/site-frame/index.ts';
import { USUAL_FORMAT } from '../photographs/index.ts';
import { builtUrl, earlyScript } from './built-files.ts';
import type { PageLanguage } from './page-language.ts';
import { emptyForm, type PrintedForm, printForm } from './printed-form.ts';
import { STYLE_SHEETS } from './style-sheets.ts';

/** What every page needs to know of its visitor. */
export interface PageVisit {
  readonly nonce: string;
  /** Empty for a visitor without a session. */
  readonly crumb: string;
  /** Whether visits may be counted, as far as the visitor has said. */
  readonly consent: 'granted' | 'denied' | 'pending';
  /** The name of the owner who is logged in; undefined for everybody else. */
  readonly owner?: string | undefined;
  readonly pageLanguage: PageLanguage;
}

/** What every page needs around its content. */
export interface PageFrame extends PageVisit {
  readonly cart: Cart;
  readonly navigation: readonly MenuEntry[];
  readonly siteFrame?: FrameText;
  readonly newsletter?: Form | undefined;
}

/** Settings of a page that is no part of the site, as a JSON text. */
export const UNRECORDED_PAGE = JSON.stringify({ censusEnabled: false });

/** What is the same on every page of the site. */
export interface SiteData extends PageVisit {
  readonly website: Omit<typeof WEBSITE, 'language'> & { readonly language: string };
  readonly websiteSettings: typeof WEBSITE_SETTINGS;
  readonly featureFlags: typeof FEATURE_FLAGS;
  /** The script that answers presses before the first file has come. */
  readonly early: string;
  /** Address of the script that defines the tags. */
  readonly script: string;
  readonly styles: typeof STYLE_SHEETS;
  /** The width of a picture for browsers that know nothing of other widths. */
  readonly usualFormat: typeof USUAL_FORMAT;
  /** The main navigation; absent on pages without it. */
  readonly navigation?: readonly MenuEntry[];
  /** Our words in another language, for formatters that print them. */
  readonly localizedStrings?: Readonly<Record<string, string>>;
  /** What the owner has put above and below the pages, made safe. */
  readonly siteFrame?: FrameText | undefined;
}

/** The frame around a page's own part. */
export interface FrameData extends SiteData {
  readonly idempotencyKey: string;
  readonly cart: Cart;
  /** The newsletter in the footer; absent where the store has none. */
  readonly newsletter: PrintedForm | undefined;
  /** Absent where the pill would be in the way. */
  readonly pill: Pill | undefined;
}

/** What the pill shows. */
export interface Pill {
  readonly quantity: number;
  readonly countText: string;
  /** The same with what is counted. */
  readonly items: string;
  readonly spokenCount: string;
  readonly subtotal: Money;
}

/**
 * Builds the frame around a page's own part.
 * @param frame nonce, crumb and cart of the visitor, the navigation and the newsletter
 * Source: docs/behaviour/template-language.md §12.5
 */
export function frameData({ cart, navigation, siteFrame, newsletter, ...visitor }: PageFrame): FrameData {
  // A form that is submitted twice counts once; the forms of one page do different things.
  const idempotencyKey = randomUUID();
  const visit = { crumb: visitor.crumb, idempotencyKey, pageUrl: '', hasCaptcha: false };
  return {
    ...siteData(visitor),
    idempotencyKey,
    newsletter: newsletter && printForm(emptyForm(newsletter), visit),
    cart,
    navigation,
    siteFrame,
    pill: pillOf(cart),
  };
}

/**
 * Builds the data that is the same on every page.
 * @param visit the nonce of the answer, and its visitor
 */
export function siteData({ nonce, crumb, consent, owner, pageLanguage }: PageVisit): SiteData {
  return {
    nonce,
    crumb,
    consent,
    owner,
    pageLanguage,
    website: { ...WEBSITE, language: pageLanguage.tag },
    websiteSettings: WEBSITE_SETTINGS,
    featureFlags: FEATURE_FLAGS,
    early: earlyScript(),
    script: builtUrl('storefront.js'),
    styles: STYLE_SHEETS,
    usualFormat: USUAL_FORMAT,
  };
}

/** Writes the text of the pill. Source: docs/behaviour/cart-pill.md §1.1 */
function pillOf({ totalQuantity, subtotalCents }: Cart): Pill {
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    items: counted(CART_WORDS.itemCount, totalQuantity, countText(totalQuantity)),
    spokenCount: spokenCount(totalQuantity),
    subtotal: toMoney(subtotalCents),
  };
}
