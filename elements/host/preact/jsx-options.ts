import type { VNode } from 'preact';

const ELEMENT = Symbol.for('react.transitional.element');

/**
 * The options of Preact's JSX runtime in the entry bundle. Preact itself loads later and has its own: elements are marked
 * as the painter reads them, and keep their props until Preact renders them.
 */
export const options = {
  vnode(node: VNode): void {
    Object.assign(node, { $$typeof: ELEMENT });
    // A missing key is undefined in Preact, and null in React.
    node.key ??= null;
  },
};

/** A fragment that the painter reads like any component, and Preact, too. */
export function Fragment({ children }: { readonly children?: unknown }): unknown {
  return children;
}
