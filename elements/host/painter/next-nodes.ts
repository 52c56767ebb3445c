import type { ReactElement } from 'react';
import { refuse } from './refuse.ts';

/** The marks by which React knows its own objects, in every copy of React 19. */
const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');

/** Properties of an element of JSX. */
export type Props = Readonly<Record<string, unknown>>;

/** A node as it shall be. */
export interface NextNode {
  /** The element's name; null for a text. */
  readonly type: string | null;
  /** Where it stands among its siblings, by keys and positions in the JSX: how React tells siblings apart, too. */
  readonly place: string;
  /** A text's own, or the one that fills an element; null for an element with nodes inside. */
  readonly text: string | null;
  /** As React has them: what stands inside is among them, and written by nobody. */
  readonly props: Props;
  readonly children: readonly NextNode[];
}

const NO_PROPS: Props = {};
const NONE: readonly NextNode[] = [];

/**
 * Resolves JSX into the nodes that it stands for: host elements and texts, out of fragments, lists and components without
 * hooks.
 * @param children what stands between two tags
 * @returns the nodes, in their order, with everything inside
 * @throws Error for what only React can draw: classes, hooks, contexts, portals, lazy components
 */
export function nextNodes(children: unknown): readonly NextNode[] {
  const next: NextNode[] = [];
  collect(children, '', next);
  return next;
}

/**
 * Gives the component that JSX is of.
 * @param node JSX
 * @returns null for host elements and anything else
 */
export function faceOf(node: unknown): object | null {
  return isElement(node) && typeof node.type === 'function' ? node.type : null;
}

function collect(node: unknown, place: string, into: NextNode[]): void {
  if (Array.isArray(node)) {
    for (let index = 0; index < node.length; index += 1) {
      const child: unknown = node[index];
      collect(child, `${place}.${keyOf(child) ?? index}`, into);
    }
  } else if (isText(node)) {
    if (node !== '') into.push({ type: null, place, text: String(node), props: NO_PROPS, children: NONE });
  } else if (isElement(node)) collectElement(node, place, into);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') refuse(typeof node);
}

function collectElement({ type, props }: ReactElement<Props>, place: string, into: NextNode[]): void {
  if (typeof type === 'string') {
    // Own ones only: a page may have put anything on the prototype of all objects.
    const children = Object.hasOwn(props, 'children') ? props.children : null;
    if (isText(children)) into.push({ type, place, text: String(children), props, children: NONE });
    else into.push({ type, place, text: null, props, children: nextNodes(children) });
  } else if ((type as unknown) === FRAGMENT) collect(props.children, `${place}>`, into);
  else if (typeof type === 'function') {
    // Hooks find no React here and throw; so does a class that is called without new.
    collect((type as (props: Props) => unknown)(props), `${place}>`, into);
  } else refuse('a context or lazy component');
}

function keyOf(node: unknown): string | null {
  return isElement(node) && node.key !== null ? `$${node.key}` : null;
}

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function isElement(node: unknown): node is ReactElement<Props> {
  return typeof node === 'object' && node !== null && '$$typeof' in node && node.$$typeof === ELEMENT;
}
