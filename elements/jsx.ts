import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { StoreElement } from './host/index.ts';
import type { TagElements } from './tag-elements.ts';

/**
 * Listeners as React 19 takes them: `on` and the event's name, letter by letter; one for every event that the host
 * declares. Source: docs/behaviour/elements.md §5.6
 */
export type StoreListeners = {
  [Name in keyof GlobalEventHandlersEventMap as Name extends `store-${string}` ? `on${Name}` : never]?: (
    event: GlobalEventHandlersEventMap[Name],
  ) => void;
};

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
