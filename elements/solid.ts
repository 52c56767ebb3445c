import type { JSX as SolidJSX } from 'solid-js';
import type { TagElements } from './tag-elements.ts';
import type { AllAttributes, StoreEvents, TagAttributes, TagProperties } from './tag-props.ts';

/** Under a namespace of Solid: `prop:product`, `attr:button-text`. */
type Under<Namespace extends string, Values> = {
  [Name in keyof Values & string as `${Namespace}:${Name}`]?: Values[Name];
};

type Props<Element> = SolidJSX.HTMLAttributes<Element> &
  TagProperties<Element> &
  TagAttributes<Element> &
  Under<'prop', TagProperties<Element>> &
  Under<'attr', AllAttributes<Element>>;

/** The tags of this package as the JSX of Solid knows them. Source: docs/behaviour/elements.md §1.1. */
export type StoreTags = { readonly [Tag in keyof TagElements]: Props<TagElements[Tag]> };

declare module 'solid-js' {
  // oxlint-disable-next-line typescript/no-namespace -- Solid declares its JSX in one
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
    interface IntrinsicElements extends StoreTags {}
    // For every element, because the events bubble: Solid adds listeners of `on:` under the very name of the event.
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
    interface CustomEvents extends StoreEvents {}
  }
}
