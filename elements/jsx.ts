import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TagElements } from './tag-elements.ts';
import type { StoreListeners, TagAttributes, TagProperties } from './tag-props.ts';

type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  TagProperties<Element> &
  TagAttributes<Element> &
  StoreListeners;

/** The tags of this package as JSX knows them. Source: docs/behaviour/elements.md §1.1. */
export type StoreTags = { readonly [Tag in keyof TagElements]: Props<TagElements[Tag]> };

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its JSX in one
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
    interface IntrinsicElements extends StoreTags {}
  }
}
