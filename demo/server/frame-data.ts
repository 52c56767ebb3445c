import type { Form } from '../../core/forms/index.ts';
import { type Cart, pillOf } from './features/cart/feature.ts';
import { emptyForm, printForm } from './features/forms/feature.ts';
import type { MenuEntry } from './features/navigation/feature.ts';
import type { FreeShipping } from './features/shipping/feature.ts';
import type { FrameText } from './features/site-frame/feature.ts';
import { type FrameData, type PageVisit, siteData } from './platform/pages/page-data.ts';

/** What the frame of a page is built from. */
interface PageFrame extends PageVisit {
  readonly cart: Cart;
  readonly navigation: readonly MenuEntry[];
  readonly siteFrame?: FrameText;
  readonly newsletter?: Form | undefined;
  readonly freeShipping?: FreeShipping | undefined;
  /** Whether nobody is charged. */
  readonly isDemo: boolean;
}

/**
 * Builds the frame around a page's own part.
 * @param frame nonce, crumb and cart of the visitor, the navigation and the newsletter
 * Source: docs/behaviour/template-language.md §12.5
 */
export function frameData({
  cart,
  navigation,
  siteFrame,
  newsletter,
  freeShipping,
  isDemo,
  ...visitor
}: PageFrame): FrameData {
  const { formKey: idempotencyKey } = visitor;
  const visit = { crumb: visitor.crumb, idempotencyKey, pageUrl: '', hasCaptcha: false };
  return {
    ...siteData(visitor),
    idempotencyKey,
    newsletter: newsletter && printForm(emptyForm(newsletter), visit),
    cart,
    navigation,
    siteFrame,
    freeShipping,
    isDemo,
    pill: pillOf(cart, visitor),
  };
}
