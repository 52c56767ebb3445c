export { css } from '@lit/reactive-element';
export {
  booleanAttribute,
  integerAttribute,
  localeAttribute,
  textAttribute,
  urlAttribute,
  wordAttribute,
} from './attributes.ts';
export { markup, type Markup } from './cold-markup.ts';
export { provideContext, requestContext } from './context.ts';
export { shownControls, type Control } from './controls.ts';
export { defineElement } from './define.ts';
export {
  StoreBeforeCheckoutEvent,
  StoreCartAddEvent,
  StoreCartChangeEvent,
  StoreCartRemoveEvent,
  StoreCartUpdateEvent,
  StoreErrorEvent,
  StoreQuantityChangeEvent,
  StoreVariantChangeEvent,
} from './events.ts';
export { pageUrl } from './page-url.ts';
export { whenProvided } from './providers.ts';
export { StoreElement } from './store-element.ts';
export type { ViewModule } from './view.ts';
