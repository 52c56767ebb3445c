import type { ReactElement } from 'react';
import { refuse } from './refuse.ts';

/** The symbols by which every copy of React 19 recognises its objects. */
const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');

/** The props of a JSX element. */
export type Props = Readonly<Record<string, unknown>>;

/** A node to paint. */
export interface NextNode {
  /** The element's name; null for a text node. */
  readonly type: string | null;
  /** Its identity among its siblings, from keys and positions in the JSX, as in React. */
  readonly place: string;
  /** The text of a text node, or the whole content of an element; null for an element with child nodes. */
  readonly text: string | null;
  /** React's props, including `children`, which is not written as an attribute. */
  readonly props: Props;
  readonly children: readonly NextNode[];
}

const NO_PROPS: Props = {};
const NONE: readonly NextNode[] = [];

/**
 * Resolves JSX to host elements and texts: expands fragments, lists and components without hooks.
 * @param children the children of an element
 * @returns the nodes in order, with their descendants
 * @throws Error for what only React can draw: classes, hooks, contexts, portals, lazy components
 */
export function nextNodes(children: unknown): readonly NextNode[] {
  const next: NextNode[] = [];
  collect(children, '', next);
  return next;
}

/**
 * Returns the component of a JSX element.
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
    // Own properties only: a page may have extended `Object.prototype`.
    const children = Object.hasOwn(props, 'children') ? props.children : null;
    if (isText(children)) into.push({ type, place, text: String(children), props, children: NONE });
    else into.push({ type, place, text: null, props, children: nextNodes(children) });
  } else if ((type as unknown) === FRAGMENT) collect(props.children, `${place}>`, into);
  else if (typeof type === 'function') {
    // Hooks throw without React, and classes throw when called without `new`.
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
