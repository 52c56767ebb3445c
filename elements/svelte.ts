import type { HTMLAttributes } from 'svelte/elements';
import type { TagElements } from './tag-elements.ts';
import type { StoreListeners, TagAttributes, TagProperties } from './tag-props.ts';

type Props<Element extends EventTarget> = HTMLAttributes<Element> &
  TagProperties<Element> &
  TagAttributes<Element>;

/** The tags of this package as the templates of Svelte 5 know them. Source: docs/behaviour/elements.md §1.1. */
export type StoreTags = { readonly [Tag in keyof TagElements]: Props<TagElements[Tag]> };

declare module 'svelte/elements' {
  // For every element, the document and the window: the events bubble, and some are dispatched on the document.
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
  interface DOMAttributes<T extends EventTarget> extends StoreListeners {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
  interface SvelteHTMLElements extends StoreTags {}
}
