import { options, type VNode } from 'preact';

/** A hook of Preact before it renders a node, by the name that it keeps for its own add-ons. */
interface RenderingHooks {
  __b?: (node: VNode) => void;
}

/**
 * Lets Preact render elements of the entry bundle: `preact/compat` renames React's props when an element is created, but
 * those were created without it.
 */
export function normalizeElements(): void {
  const hooks = options as RenderingHooks & typeof options;
  const former = hooks.__b;
  const seen = new WeakSet<object>();
  hooks.__b = (node) => {
    if (typeof node.type === 'string' && !seen.has(node.props)) {
      options.vnode?.(node);
      seen.add(node.props);
    }
    former?.(node);
  };
}
