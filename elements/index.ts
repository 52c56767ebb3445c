export { StoreBeforeCheckoutEvent } from '../core/shop-network/index.ts';
export { storefront, type Storefront } from '../core/storefront/index.ts';
export type { Gateways } from '../core/backends/index.ts';
export type { AccountEntry, AccountGateway, LoginAnswer } from '../core/account/index.ts';
export type {
  AddRequest,
  AdditionalFieldsRequest,
  Cart,
  CartAnswerJson,
  CartCall,
  CartEntry,
  CartEntryJson,
  CartGateway,
  CartJson,
  CartMiddleware,
  CartResult,
  CheckoutPlace,
  GatewayCall,
  Stock,
} from '../core/cart/index.ts';
export { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../core/errors/index.ts';
export type { FailureDetails, FailureKind } from '../core/errors/index.ts';
export type { FormsGateway } from '../core/forms/index.ts';
export { minorFromDecimal, minorFromPrecision } from '../core/money/index.ts';
export type { CurrencyCode, Money } from '../core/money/index.ts';
export type { Settings } from '../core/page/index.ts';
export type { PlacesContext, PlacesGateway } from '../core/places/index.ts';
export type { Product, ProductItem, Variant } from '../core/product/index.ts';
export type { ProductGateway } from '../core/purchase/index.ts';
export type { RestockGateway, RestockSignup } from '../core/restock/index.ts';
export type { OwnWords, PluralForms, Vocabulary } from '../core/words/index.ts';
export { configureStore, type StoreOptions } from './configure-store.ts';
export { StoreFormSubmitEvent } from './host/index.ts';
export type {
  GalleryChangeDetail,
  MemberDetail,
  OwnerSavedDetail,
  StoreErrorDetail,
  VisitDetail,
} from './host/index.ts';
export { StoreReadyEvent } from './loading/index.ts';
export { TAG_NAMES, type TagName } from './tag-names.ts';
// events, by `npm run generate`
export {
  StoreBeforeLocaleChangeEvent,
  StoreCartAddEvent,
  StoreCartChangeEvent,
  StoreCartRemoveEvent,
  StoreCartUpdateEvent,
  StoreCloseEvent,
  StoreErrorEvent,
  StoreFormSaveEvent,
  StoreFormSavedEvent,
  StoreFormSubmittedEvent,
  StoreGalleryChangeEvent,
  StoreLocaleChangeEvent,
  StoreMemberChangeEvent,
  StoreOpenEvent,
  StoreOwnerSavedEvent,
  StoreQuantityChangeEvent,
  StoreRestockSignedUpEvent,
  StoreRestockSignupEvent,
  StoreVariantChangeEvent,
  StoreVisitEvent,
} from './host/index.ts';
// end of events
// tags, by `npm run generate`; types only: a page imports the entry of each tag that it uses
export type { AfterpayPillElement } from './afterpay-pill/element.ts';
export type { CartDrawerElement } from './cart-drawer/element.ts';
export type { CartPillElement } from './cart-pill/element.ts';
export type { FormEditorElement } from '../owner/form-editor/element.ts';
export type { GalleryBlockElement } from './gallery-block/element.ts';
export type { LanguageSwitcherElement } from './language-switcher/element.ts';
export type { MemberJoinElement } from './member-join/element.ts';
export type { MemberLoginElement } from './member-login/element.ts';
export type { NavigationEditorElement } from '../owner/navigation-editor/element.ts';
export type { PopupOverlayElement } from './popup-overlay/element.ts';
export type { RestockManagerElement } from '../owner/restock-manager/element.ts';
export type { RestockSignupElement } from './restock-signup/element.ts';
export type { SiteFormElement } from './site-form/element.ts';
export type { StoreAddToCartElement } from './store-add-to-cart/element.ts';
export type { StoreCartElement } from './store-cart/element.ts';
export type { StoreConfigElement } from './store-config/element.ts';
export type { StoreImageElement } from './store-image/element.ts';
export type { StoreListElement } from './store-list/element.ts';
export type { StorePriceElement } from './store-price/element.ts';
export type { StoreProductElement } from './store-product/element.ts';
export type { StoreReviewsElement } from './store-reviews/element.ts';
export type { StoreSearchElement } from './store-search/element.ts';
export type { StoreSetupElement } from '../owner/store-setup/element.ts';
export type { VisitTrackerElement } from './visit-tracker/element.ts';
// end of tags
