import { randomUUID } from 'node:crypto';

import type { Form } from '../../../../core/forms/index.ts';
import { countText, spokenCount } from '../../../../core/cart/index.ts';
import { CART_WORDS, counted } from '../../../../core/words/index.ts';
import { FEATURE_FLAGS, WEBSITE, WEBSITE_SETTINGS } from '../../../site/website.ts';
import type { Cart } from '../../features/cart/index.ts';
import { type Money, toMoney } from '../../features/catalogue/index.ts';
import type { MenuEntry } from '../../features/navigation/index.ts';
import type { FrameText } from '../../features/site-frame/index.ts';
import { USUAL_FORMAT } from '../photographs/index.ts';
import { builtUrl, earlyScript } from './built-files.ts';
import type { PageLanguage } from './page-language.ts';
import { emptyForm, type PrintedForm, printForm } from '../../features/forms/printed/printed-form.ts';
import { STYLE_SHEETS } from './style-sheets.ts';

/** The visitor of a page. */
export interface PageVisit {
  readonly nonce: string;
  /** Empty for a visitor without a session. */
  readonly crumb: string;
  /** The visitor's consent to counting visits. */
  readonly consent: 'granted' | 'denied' | 'pending';
  /** The name of the logged-in owner; undefined for everybody else. */
  readonly owner?: string | undefined;
  readonly pageLanguage: PageLanguage;
}

/** What the frame of a page is built from. */
export interface PageFrame extends PageVisit {
  readonly cart: Cart;
  readonly navigation: readonly MenuEntry[];
  readonly siteFrame?: FrameText;
  readonly newsletter?: Form | undefined;
}

/** Settings of a page outside the site, as JSON text. */
export const UNRECORDED_PAGE = JSON.stringify({ censusEnabled: false });

/** Data that is the same on every page of the site. */
export interface SiteData extends PageVisit {
  readonly website: Omit<typeof WEBSITE, 'language'> & { readonly language: string };
  readonly websiteSettings: typeof WEBSITE_SETTINGS;
  readonly featureFlags: typeof FEATURE_FLAGS;
  /** The script that handles clicks before the entry bundle has loaded. */
  readonly early: string;
  /** Address of the script that defines the tags. */
  readonly script: string;
  readonly styles: typeof STYLE_SHEETS;
  /** The width of a picture for browsers without `srcset`. */
  readonly usualFormat: typeof USUAL_FORMAT;
  /** The main navigation; absent on pages without it. */
  readonly navigation?: readonly MenuEntry[];
  /** Our words in another language, for formatters that print them. */
  readonly localizedStrings?: Readonly<Record<string, string>>;
  /** The owner's header and footer, sanitised. */
  readonly siteFrame?: FrameText | undefined;
}

/** The frame around a page's own part. */
export interface FrameData extends SiteData {
  readonly idempotencyKey: string;
  readonly cart: Cart;
  /** The newsletter in the footer; absent if the store has none. */
  readonly newsletter: PrintedForm | undefined;
  /** Absent on pages without the pill. */
  readonly pill: Pill | undefined;
}

/** The content of the pill. */
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
  // A key per form: a form that is submitted twice counts once, and the forms of one page are different actions.
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

/** Builds the text of the pill. Source: docs/behaviour/cart-pill.md §1.1 */
function pillOf({ totalQuantity, subtotalCents }: Cart): Pill {
  return {
    quantity: totalQuantity,
    countText: countText(totalQuantity),
    items: counted(CART_WORDS.itemCount, totalQuantity, countText(totalQuantity)),
    spokenCount: spokenCount(totalQuantity),
    subtotal: toMoney(subtotalCents),
  };
}
