import {
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  useSyncExternalStore,
} from 'react';
import type { TagElements } from '../../elements/tag-elements.ts';
import type { ComponentListeners, TagProperties } from '../../elements/tag-props.ts';

/** The props of a tag's component: its properties, the events, and what React gives every element. */
type TagProps<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  TagProperties<Element> &
  ComponentListeners;

/** The React component of a tag. */
export interface TagComponent<Tag extends keyof TagElements> {
  (props: TagProps<TagElements[Tag]>): ReactElement;
  displayName: string;
}

/** A tag's class, as far as a component needs it. */
interface TagClass<Element> {
  readonly prototype: Element;
  readonly properties: Readonly<Record<string, { readonly attribute?: unknown }>>;
}

const LISTENER = /^onStore[A-Z]/;

/**
 * Creates the React component of a tag. React itself sets properties and listens, on the client; the HTML of a server
 * contains objects as JSON.
 * @param tag the tag's name
 * @param tagClass its class, which names its properties
 * @returns the component
 * Source: docs/behaviour/elements.md §8.5
 */
export function createComponent<Tag extends keyof TagElements>(
  tag: Tag,
  tagClass: TagClass<TagElements[Tag]>,
): TagComponent<Tag> {
  const component: TagComponent<Tag> = (props) => {
    // True on the server and while React hydrates: it then passes neither objects nor listeners to custom elements.
    const isPrinted = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    return createElement(tag, passedProps(props, tagClass.properties, isPrinted));
  };
  component.displayName = tag.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return component;
}

function neverChanges(): () => void {
  return () => undefined;
}

function passedProps(
  props: object,
  properties: TagClass<unknown>['properties'],
  isPrinted: boolean,
): Record<string, unknown> {
  const passed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    if (LISTENER.test(name)) {
      if (!isPrinted) passed[eventProp(name)] = value;
    } else if (name in properties) {
      const isObject = typeof value === 'object' && value !== null;
      // Attributes where possible, so that style sheets and scripts find the same before and after hydration.
      const key = isObject && !isPrinted ? name : String(properties[name]?.attribute);
      passed[key] = isObject && isPrinted ? JSON.stringify(value) : written(value);
    } else passed[name] = value;
  }
  return passed;
}

/** React leaves out `false`, which some attributes need. */
function written(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value;
}

/** `onStoreCartAdd` → `onstore-cart-add`. */
function eventProp(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('on-', 'on');
}
