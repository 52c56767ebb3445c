import type { HTMLAttributes, PublicProps } from 'vue';
import type { TagElements } from './tag-elements.ts';
import { TAG_NAMES } from './tag-names.ts';
import type { ComponentListeners, TagProperties } from './tag-props.ts';

/** Vue's templates check only `$props`, and every attribute is a property, too. */
type AsComponent<Element> = new () => {
  $props: HTMLAttributes & PublicProps & TagProperties<Element>;
};

/** The tags of this package as the templates of Vue 3 know them. Source: docs/behaviour/elements.md §1.1. */
export type StoreTags = { readonly [Tag in keyof TagElements]: AsComponent<TagElements[Tag]> };

declare module 'vue' {
  // For every element, because the events bubble.
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
  interface HTMLAttributes extends ComponentListeners {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with one that is declared elsewhere
  interface GlobalComponents extends StoreTags {}
}

/**
 * Tells Vue's compiler that a tag is a custom element, as its option `isCustomElement`. Runs in Node, too.
 * Source: docs/behaviour/elements.md §1.1.
 * @param tag the name of a tag in a template
 * @returns whether it is a tag of this package
 */
export function isStoreTag(tag: string): boolean {
  return TAG_NAMES.some((name) => name === tag);
}
