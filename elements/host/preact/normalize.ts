import { options, type VNode } from 'preact';
import { flushSync } from 'preact/compat';

/** A hook of Preact before it renders a node, by the name that it keeps for its own add-ons. */
interface RenderingHooks {
  __b?: (node: VNode) => void;
}

type Handler = (this: unknown, ...given: unknown[]) => unknown;
type Props = Record<string, unknown>;

/** Fields whose value is also an attribute. */
const LINE = /^(?!checkbox$|file$|radio$)/;

const flushing = new WeakMap<Handler, Handler>();

/**
 * Lets Preact render elements as React does. `preact/compat` renames React's props when an element is created, but those of
 * the entry bundle were created without it.
 */
export function normalizeElements(): void {
  const hooks = options as RenderingHooks & typeof options;
  const former = hooks.__b;
  const seen = new WeakSet<object>();
  hooks.__b = (node) => {
    if (typeof node.type === 'string' && !seen.has(node.props)) {
      options.vnode?.(node);
      const props = node.props as Props;
      seen.add(props);
      addWhatReactAdds(node.type, props);
    }
    former?.(node);
  };
}

function addWhatReactAdds(type: string, props: Props): void {
  delete props['suppressHydrationWarning'];
  // A form that is reset, and a style sheet, read the attribute. In capitals, because Preact writes `value` as a property.
  if (type === 'input' && props['value'] !== undefined && LINE.test(String(props['type'])))
    props['VALUE'] = props['value'];
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' && name.startsWith('on')) props[name] = flushingOf(value as Handler);
}

/** Renders at the end of an event, before a script that has dispatched it changes the next field. */
function flushingOf(handler: Handler): Handler {
  const known = flushing.get(handler);
  if (known) return known;
  const created: Handler = function (...given) {
    return flushSync(() => handler.apply(this, given));
  };
  flushing.set(handler, created);
  return created;
}
