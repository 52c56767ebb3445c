import type { StoreElement } from './host/index.ts';

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

/** The properties of a tag, under their own names. Source: docs/behaviour/elements.md §2.1 */
export type TagProperties<Element> = Partial<Pick<Element, OwnName<Element>>>;

/** The attributes of a tag whose names are not those of their properties. Source: docs/behaviour/elements.md §2.1 */
export type TagAttributes<Element> = Partial<
  Record<Exclude<Kebab<OwnName<Element>>, OwnName<Element>>, string | number | boolean>
>;

/** All attributes of a tag. Source: docs/behaviour/elements.md §2.1 */
export type AllAttributes<Element> = Partial<Record<Kebab<OwnName<Element>>, string | number | boolean>>;

/** The events of the host. Source: docs/behaviour/elements.md §5 */
export type StoreEvents = Pick<
  GlobalEventHandlersEventMap,
  Extract<keyof GlobalEventHandlersEventMap, `store-${string}`>
>;

/**
 * Listeners as React 19 and Svelte 5 take them: `on` and the event's name, letter by letter; one for every event that the
 * host declares. Source: docs/behaviour/elements.md §5.6
 */
export type StoreListeners = {
  [Name in keyof StoreEvents as `on${Name}`]?: (event: StoreEvents[Name]) => void;
};

/** `-cart-change` → `CartChange`. */
type Pascal<Name extends string> = Name extends `-${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<`-${Rest}`>}`
  : Name extends `-${infer Word}`
    ? Capitalize<Word>
    : Name;

/**
 * Listeners as components of React and Vue take them: `onStoreCartChange`, which is `@store-cart-change` in Vue's templates.
 * Source: docs/behaviour/elements.md §8.5
 */
export type ComponentListeners = {
  [Name in keyof StoreEvents as `on${Pascal<`-${Name}`>}`]?: (event: StoreEvents[Name]) => void;
};
