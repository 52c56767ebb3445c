import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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
import type { StoreElement } from './host/index.ts';
import type { TagElements } from './tag-elements.ts';

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

/** `buttonText` → `button-text`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${Kebab<Rest>}`
  : Name;

/** What a tag has beyond every tag: its properties, and no methods. */
type OwnName<Element> = {
  [Name in Exclude<keyof Element, keyof StoreElement>]: Element[Name] extends (...values: never) => unknown
    ? never
    : Name;
}[Exclude<keyof Element, keyof StoreElement>] &
  string;

type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Pick<Element, OwnName<Element>>> &
  Partial<Record<Exclude<Kebab<OwnName<Element>>, OwnName<Element>>, string | number | boolean>> &
  StoreListeners;

/** The tags of this package as JSX knows them. Source: docs/behaviour/elements.md §1.1. */
export type StoreTags = { readonly [Tag in keyof TagElements]: Props<TagElements[Tag]> };

declare module 'react' {
  // Augmenting React's types works by no other form.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends StoreTags {}
  }
}
