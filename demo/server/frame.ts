import { visitorCart } from './features/cart/feature.ts';
import { findForm } from './features/forms/feature.ts';
import { findMenu, FIRST_MENU } from './features/navigation/feature.ts';
import { findFreeShipping } from './features/shipping/feature.ts';
import { findPrintedFrame } from './features/site-frame/feature.ts';
import { frameData } from './frame-data.ts';
import type { Database } from './platform/database/tables.ts';
import { siteData } from './platform/pages/page-data.ts';
import type { PageFrames } from './platform/pages/store-parts.ts';
import { visitOf } from './platform/pages/visit-of.ts';

/** The form in the footer. */
const NEWSLETTER = 'newsletter';

/**
 * Composes the frames around pages from what features print in them.
 * @param db the store's database
 * @param isDemo whether nobody is charged
 */
export function createFrames(db: Database, isDemo: boolean): PageFrames {
  return {
    async ofPage(context) {
      const cart = await visitorCart(db, context);
      return frameData({
        ...visitOf(context),
        isDemo,
        cart,
        freeShipping: await findFreeShipping(db, cart),
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
