export { unsafeCSS, type CSSResult } from '@lit/reactive-element';
export {
  attributeOf,
  booleanAttribute,
  currencyAttribute,
  integerAttribute,
  localeAttribute,
  textAttribute,
  wordAttribute,
  type StoreAttribute,
  type Taken,
} from './attributes.ts';
export { urlAttribute } from './url-attribute.ts';
export { StoreBeforeCheckoutEvent } from '../../core/storefront/index.ts';
export {
  StoreCartAddEvent,
  StoreCartChangeEvent,
  StoreCartRemoveEvent,
  StoreCartUpdateEvent,
} from './cart-events.ts';
export { whenWorded } from './language.ts';
export { StoreBeforeLocaleChangeEvent, StoreLocaleChangeEvent } from './locale-events.ts';
export { provideContext, requestContext } from './context.ts';
export { css } from './css.ts';
export { StoreCloseEvent, StoreOpenEvent } from './dialog-events.ts';
export { defineElement, putOffDefinitions } from './define.ts';
export { faceOf, type DrawingProps, type Model } from './drawing.ts';
export { viewOf } from './view-of.ts';
export { nextIdleMoment as nextQuietMoment } from './view/idle-moments.ts';
export { StoreErrorEvent, StoreQuantityChangeEvent, StoreVariantChangeEvent } from './events.ts';
export {
  StoreFormSavedEvent,
  StoreFormSaveEvent,
  StoreFormSubmitEvent,
  StoreFormSubmittedEvent,
  type FormSubmitDetail,
  type FormSubmittedDetail,
} from './form-events.ts';
export { StoreGalleryChangeEvent } from './gallery-events.ts';
export { StoreMemberChangeEvent } from './member-events.ts';
export { StoreOwnerSavedEvent } from './owner-events.ts';
export { StoreRestockSignedUpEvent, StoreRestockSignupEvent } from './restock-events.ts';
export { StoreVisitEvent } from './visit-events.ts';
export { adoptInto, adoptLightStyles } from './light-styles.ts';
export type { Listen } from './listen.ts';
/** @public tags open their dialogs with it */
export { restoreModals, showModal } from './modal-keeper.ts';
export { pageUrl } from './page-url.ts';
export { whenProvided } from './providers.ts';
export { setState } from './states.ts';
export { StoreElement } from './store-element.ts';
export { warnAuthor } from './warn-author.ts';
export { changedControls, type Control } from './stage/authors-controls.ts';
export { whenReadable } from './stage/load-authors-controls.ts';
