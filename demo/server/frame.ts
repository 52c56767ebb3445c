import { randomUUID } from 'node:crypto';

import type { Form } from '../../core/forms/index.ts';
import { type Cart, pillOf, visitorCart } from './features/cart/feature.ts';
import { emptyForm, printForm, findForm } from './features/forms/feature.ts';
import { findMenu, FIRST_MENU, type MenuEntry } from './features/navigation/feature.ts';
import { findPrintedFrame, type FrameText } from './features/site-frame/feature.ts';
import type { Database } from './platform/database/tables.ts';
import { type FrameData, type PageVisit, siteData } from './platform/pages/page-data.ts';
import type { PageFrames } from './platform/pages/store-parts.ts';
import { visitOf } from './platform/pages/visit-of.ts';

/** The form in the footer. */
const NEWSLETTER = 'newsletter';

/** What the frame of a page is built from. */
export interface PageFrame extends PageVisit {
  readonly cart: Cart;
  readonly navigation: readonly MenuEntry[];
  readonly siteFrame?: FrameText;
  readonly newsletter?: Form | undefined;
}

/**
 * Composes the frames around pages from what features print in them.
 * @param db the store's database
 */
export function createFrames(db: Database): PageFrames {
  return {
    async ofPage(context) {
      return frameData({
        ...visitOf(context),
        cart: await visitorCart(db, context),
        navigation: await findMenu(db),
        siteFrame: await findPrintedFrame(db),
        // A store may have none.
        newsletter: await findForm(db, NEWSLETTER, context.get('sessionId')).catch(() => undefined),
      });
    },
    async ofStandalonePage(context, status) {
      const site = siteData(visitOf(context));
      const usual = { ...site, navigation: FIRST_MENU };
      // Requests beyond the rate limit get no database lookups, and a failing store cannot make any.
      if (status === 429 || status >= 500) return usual;
      const load = async () => ({
        ...site,
        navigation: await findMenu(db),
        siteFrame: await findPrintedFrame(db),
      });
      return load().catch(() => usual);
    },
  };
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
