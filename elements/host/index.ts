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
export { cancelableEvent, finalEvent } from './create-event.ts';
export { emit } from './emit.ts';
export { whenWorded } from './language.ts';
export { provideContext, requestContext } from './context.ts';
export { css } from './css.ts';
export { defineElement, putOffDefinitions } from './define.ts';
export { faceOf, type DrawingProps, type Model } from './drawing.ts';
export { viewOf } from './view-of.ts';
export { nextIdleMoment as nextQuietMoment } from './view/idle-moments.ts';
export { StoreFormSubmitEvent, type FormSubmitDetail } from './form-events.ts';
export type { FormSubmittedDetail } from './store-events.ts';
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
