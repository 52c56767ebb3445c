export { unsafeCSS, type CSSResult } from '@lit/reactive-element';
export {
  attributeOf,
  booleanAttribute,
  currencyAttribute,
  type Expected,
  integerAttribute,
  localeAttribute,
  type StoreAttribute,
  type Taken,
  textAttribute,
  wordAttribute,
} from './attributes.ts';
export { urlAttribute } from './url-attribute.ts';
export { cancelableEvent, finalEvent } from './create-event.ts';
export { emit } from './emit.ts';
export { whenWorded } from './language.ts';
export { provideContext, requestContext } from './context.ts';
export { css } from './css.ts';
export { defineElement, putOffDefinitions } from './define.ts';
export { ANSWER_ATTRIBUTE, printedAnswer } from './printed-answer.ts';
export { definePrintedTag, type PrintedInside, type PrintedPage, type PrintedTag } from './printed-tag.ts';
export { faceOf, type DrawingProps, type Model } from './drawing.ts';
export { viewOf } from './view-of.ts';
export { StoreFormSubmitEvent, type FormSubmitDetail } from './form-events.ts';
export type {
  FormSubmittedDetail,
  GalleryChangeDetail,
  MemberDetail,
  OwnerSavedDetail,
  StoreErrorDetail,
  VisitDetail,
} from './store-events.ts';
export { adoptInto, adoptLightStyles } from './light-styles.ts';
export type { Listen } from './listen.ts';
export { pageUrl } from './page-url.ts';
export { whenProvided } from './providers.ts';
export { setState } from './states.ts';
export { LightElement } from './light-element.ts';
export { StoreElement } from './store-element.ts';
export { warnAuthor } from './warn-author.ts';
export { changedControls, type Control } from './stage/authors-controls.ts';
export { whenReadable } from './stage/load-authors-controls.ts';
export type { AuthorWarning } from './author-warning.ts';
export { FACE_EVENTS } from './painter/face-events.ts';
export { Painter } from './painter/painter.ts';
export { type MountTarget, shells, type Shell } from './stage/shells.ts';
export { VIEW_TAG } from './stage/view-tag.ts';
export { insertAfter } from './view/hydration-end.ts';
export { firstInteraction } from './view/first-interaction.ts';
export { whenIdle, nextIdleMoment, isPageLoading, whenInteractedAndIdle } from './view/idle-moments.ts';
export { whenNearViewport } from './view/near-viewport.ts';
export { restoreModals, showModal } from './modal-keeper.ts';
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
} from './event-classes.ts';
// end of events
