import { options, type VNode } from 'preact';
import { flushSync } from 'preact/compat';
import type { RenderedNode } from './rendered-node.ts';
import { restoreText } from './restore-texts.ts';

/** A hook of Preact before it renders a node. */
interface RenderingHooks {
  __b?: ((node: VNode) => void) | undefined;
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
  const formerDiffed = options.diffed?.bind(options);
  const seen = new WeakSet<object>();
  hooks.__b = (node) => {
    if (typeof node.type === 'string' && !seen.has(node.props)) {
      options.vnode?.(node);
      const props = node.props as Props;
      seen.add(props);
      // An instruction to React, not an attribute.
      delete props['suppressHydrationWarning'];
      flushAfterHandlers(props);
    }
    former?.(node);
  };
  hooks.diffed = (node: RenderedNode) => {
    const { type, props, __e: element } = node;
    if (typeof type === 'string' && element instanceof Element) restoreText(element, node);
    if (element instanceof HTMLInputElement && type === 'input') writeDefault(element, props);
    formerDiffed?.(node);
  };
}

/** After the value, as React: a form that is reset, and a style sheet, read the attribute. */
function writeDefault(field: HTMLInputElement, { value }: Props): void {
  if (typeof value !== 'string' || !LINE.test(field.type)) return;
  if (field.getAttribute('value') !== value) field.setAttribute('value', value);
}

function flushAfterHandlers(props: Props): void {
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
