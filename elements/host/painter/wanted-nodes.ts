import type { ReactElement } from 'react';

/** The marks by which React knows its own objects, in every copy of React 19. */
const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');

/** Properties of an element of JSX. */
export type Props = Readonly<Record<string, unknown>>;

/** A node as it shall be. */
export interface WantedNode {
  /** The element's name; null for a text. */
  readonly type: string | null;
  /** Where it stands among its siblings, by keys and positions in the JSX: how React tells siblings apart, too. */
  readonly place: string;
  readonly text: string;
  readonly props: Props;
}

const NO_PROPS: Props = {};

/**
 * Lists the nodes that JSX stands for: host elements and texts, out of fragments, lists and components without hooks.
 * @param children what stands between two tags
 * @returns the nodes, in their order
 * @throws Error for what only React can draw: classes, hooks, contexts, portals, lazy components
 */
export function wantedNodes(children: unknown): WantedNode[] {
  const wanted: WantedNode[] = [];
  collect(children, '', wanted);
  return wanted;
}

function collect(node: unknown, place: string, into: WantedNode[]): void {
  if (Array.isArray(node)) {
    node.forEach((child: unknown, index) => {
      collect(child, `${place}.${keyOf(child) ?? index}`, into);
    });
  } else if (typeof node === 'string' || typeof node === 'number') {
    if (node !== '') into.push({ type: null, place, text: String(node), props: NO_PROPS });
  } else if (isElement(node)) collectElement(node, place, into);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') refuse(typeof node);
}

function collectElement({ type, props }: ReactElement<Props>, place: string, into: WantedNode[]): void {
  if (typeof type === 'string') into.push({ type, place, text: '', props });
  else if ((type as unknown) === FRAGMENT) collect(props.children, `${place}>`, into);
  else if (typeof type === 'function' && !isClass(type)) {
    // Hooks find no React here and throw.
    collect((type as (props: Props) => unknown)(props), `${place}>`, into);
  } else refuse(typeof type === 'function' ? type.name : 'a context or lazy component');
}

function refuse(what: string): never {
  throw new Error(`A face is JSX without hooks, classes and contexts; only React can draw "${what}".`);
}

function keyOf(node: unknown): string | null {
  return isElement(node) && node.key !== null ? `$${node.key}` : null;
}

function isElement(node: unknown): node is ReactElement<Props> {
  return typeof node === 'object' && node !== null && '$$typeof' in node && node.$$typeof === ELEMENT;
}

function isClass(type: object): boolean {
  const prototype: unknown = 'prototype' in type ? type.prototype : null;
  return typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype;
}
