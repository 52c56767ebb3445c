import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CartPillElement } from './cart-pill/element.ts';
import type {
  StoreBeforeCheckoutEvent,
  StoreCartAddEvent,
  StoreCartChangeEvent,
  StoreCartRemoveEvent,
  StoreCartUpdateEvent,
  StoreErrorEvent,
  StoreQuantityChangeEvent,
  StoreVariantChangeEvent,
} from './host/events.ts';
import type { StoreAddToCartElement } from './store-add-to-cart/element.ts';
import type { StoreCartElement } from './store-cart/element.ts';
import type { StoreConfigElement } from './store-config/element.ts';
import type { StoreProductElement } from './store-product/element.ts';

/** Listeners as React 19 takes them: `on` and the event's name, letter by letter. Source: docs/behaviour/elements.md §5.6. */
export interface StoreListeners {
  'onstore-cart-add'?: (event: StoreCartAddEvent) => void;
  'onstore-cart-update'?: (event: StoreCartUpdateEvent) => void;
  'onstore-cart-remove'?: (event: StoreCartRemoveEvent) => void;
  'onstore-cart-change'?: (event: StoreCartChangeEvent) => void;
  'onstore-before-checkout'?: (event: StoreBeforeCheckoutEvent) => void;
  'onstore-variant-change'?: (event: StoreVariantChangeEvent) => void;
  'onstore-quantity-change'?: (event: StoreQuantityChangeEvent) => void;
  'onstore-error'?: (event: StoreErrorEvent) => void;
}

type Props<Element, Own extends keyof Element, Attributes extends string = never> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> &
  Partial<Pick<Element, Own>> &
  Partial<Record<Attributes, string | number | boolean>> &
  StoreListeners;

/** The tags of this package as JSX knows them. Source: docs/behaviour/elements.md §1.1. */
export interface StoreTags {
  'store-config': Props<
    StoreConfigElement,
    'apiRoot' | 'websiteId' | 'currency' | 'locale' | 'captchaSiteKey' | 'captchaProvider' | 'pageType',
    'api-root' | 'website-id' | 'captcha-site-key' | 'captcha-provider' | 'page-type'
  >;
  'store-product': Props<StoreProductElement, 'product'>;
  'store-add-to-cart': Props<
    StoreAddToCartElement,
    'product' | 'buttonText' | 'quantity' | 'options' | 'express' | 'locale',
    'button-text'
  >;
  'cart-pill': Props<CartPillElement, 'href' | 'position' | 'locale'>;
  'store-cart': Props<StoreCartElement, never, 'minimum-subtotal-cents' | 'checkout-href' | 'locale'>;
}

declare module 'react' {
  // Augmenting React's types works by no other form.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends StoreTags {}
  }
}
