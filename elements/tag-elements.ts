// Generated from tags.json by `npm run generate`.
import type { AfterpayPillElement } from './afterpay-pill/element.ts';
import type { CartDrawerElement } from './cart-drawer/element.ts';
import type { CartPillElement } from './cart-pill/element.ts';
import type { FormEditorElement } from '../owner/form-editor/element.ts';
import type { GalleryBlockElement } from './gallery-block/element.ts';
import type { LanguageSwitcherElement } from './language-switcher/element.ts';
import type { MemberJoinElement } from './member-join/element.ts';
import type { MemberLoginElement } from './member-login/element.ts';
import type { NavigationEditorElement } from '../owner/navigation-editor/element.ts';
import type { PopupOverlayElement } from './popup-overlay/element.ts';
import type { RestockManagerElement } from '../owner/restock-manager/element.ts';
import type { RestockSignupElement } from './restock-signup/element.ts';
import type { SiteFormElement } from './site-form/element.ts';
import type { StoreAddToCartElement } from './store-add-to-cart/element.ts';
import type { StoreCartElement } from './store-cart/element.ts';
import type { StoreConfigElement } from './store-config/element.ts';
import type { StoreImageElement } from './store-image/element.ts';
import type { StoreListElement } from './store-list/element.ts';
import type { StorePriceElement } from './store-price/element.ts';
import type { StoreProductElement } from './store-product/element.ts';
import type { StoreReviewsElement } from './store-reviews/element.ts';
import type { StoreSearchElement } from './store-search/element.ts';
import type { StoreSetupElement } from '../owner/store-setup/element.ts';
import type { VisitTrackerElement } from './visit-tracker/element.ts';

/** Tag → its element. */
export interface TagElements {
  'store-config': StoreConfigElement;
  'store-product': StoreProductElement;
  'store-price': StorePriceElement;
  'store-add-to-cart': StoreAddToCartElement;
  'cart-pill': CartPillElement;
  'afterpay-pill': AfterpayPillElement;
  'store-cart': StoreCartElement;
  'cart-drawer': CartDrawerElement;
  'site-form': SiteFormElement;
  'restock-signup': RestockSignupElement;
  'store-image': StoreImageElement;
  'store-reviews': StoreReviewsElement;
  'gallery-block': GalleryBlockElement;
  'member-login': MemberLoginElement;
  'member-join': MemberJoinElement;
  'popup-overlay': PopupOverlayElement;
  'language-switcher': LanguageSwitcherElement;
  'visit-tracker': VisitTrackerElement;
  'restock-manager': RestockManagerElement;
  'navigation-editor': NavigationEditorElement;
  'form-editor': FormEditorElement;
  'store-setup': StoreSetupElement;
  'store-list': StoreListElement;
  'store-search': StoreSearchElement;
}
