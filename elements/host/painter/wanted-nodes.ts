import type { ReactElement } from 'react';
import { ownValue } from '../../../core/json/index.ts';

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
  readonly props: Props;
  /** A text's own text. */
  readonly children: WantedChildren;
}

/** The nodes in an element, or the one text that fills it. */
export type WantedChildren = string | readonly WantedNode[];

const NO_PROPS: Props = {};

/**
 * Resolves JSX into the nodes that it stands for: host elements and texts, out of fragments, lists and components without
 * hooks.
 * @param children what stands between two tags
 * @returns the nodes, in their order, with everything inside
 * @throws Error for what only React can draw: classes, hooks, contexts, portals, lazy components
 */
export function wantedChildren(children: unknown): WantedChildren {
  if (isText(children)) return String(children);
  if (children === undefined) return '';
  const wanted: WantedNode[] = [];
  collect(children, '', wanted);
  return wanted;
}

/**
 * Gives the component that JSX is of.
 * @param node JSX
 * @returns null for host elements and anything else
 */
export function faceOf(node: unknown): object | null {
  return isElement(node) && typeof node.type === 'function' ? node.type : null;
}

function collect(node: unknown, place: string, into: WantedNode[]): void {
  if (Array.isArray(node)) {
    for (let index = 0; index < node.length; index += 1) {
      const child: unknown = node[index];
      collect(child, `${place}.${keyOf(child) ?? index}`, into);
    }
  } else if (isText(node)) {
    if (node !== '') into.push({ type: null, place, props: NO_PROPS, children: String(node) });
  } else if (isElement(node)) collectElement(node, place, into);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') refuse(typeof node);
}

function collectElement({ type, props }: ReactElement<Props>, place: string, into: WantedNode[]): void {
  if (typeof type === 'string') {
    into.push({ type, place, props, children: wantedChildren(ownValue(props, 'children')) });
  } else if ((type as unknown) === FRAGMENT) collect(props.children, `${place}>`, into);
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

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function isElement(node: unknown): node is ReactElement<Props> {
  return typeof node === 'object' && node !== null && '$$typeof' in node && node.$$typeof === ELEMENT;
}

function isClass(type: object): boolean {
  const { prototype } = type as { readonly prototype?: { readonly isReactComponent?: unknown } };
  return prototype?.isReactComponent !== undefined;
}

/**
 * Tells whether two paintings have the same nodes, whatever their texts and attributes.
 * @param one the nodes of one
 * @param other the nodes of the other
 */
export function isSameKind(one: WantedChildren, other: WantedChildren): boolean {
  if (typeof one === 'string' || typeof other === 'string') return typeof one === typeof other;
  return areAlike(one, other, (node, { children }) => isSameKind(node.children, children));
}

/**
 * Tells whether two paintings are the same but for their handlers.
 * @param one the nodes of one
 * @param other the nodes of the other
 */
export function isSame(one: WantedChildren, other: WantedChildren): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return areAlike(one, other, isSameNode);
}

/** Tells whether a node is the same but for its handlers, and everything inside. */
export function isSameNode({ props, children }: WantedNode, other: WantedNode): boolean {
  return haveSameProps(props, other.props) && isSame(children, other.children);
}

function areAlike(
  one: readonly WantedNode[],
  other: readonly WantedNode[],
  isAlike: (one: WantedNode, other: WantedNode) => boolean,
): boolean {
  if (one.length !== other.length) return false;
  return one.every((node, index) => {
    const { [index]: peer } = other;
    return peer?.type === node.type && peer.place === node.place && isAlike(node, peer);
  });
}

// Without lists of names: this runs over everything that is painted.
function haveSameProps(one: Props, other: Props): boolean {
  for (const name in one) if (!isSameProp(name, one[name], other[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

function isSameProp(name: string, one: unknown, other: unknown): boolean {
  return name === 'children' || one === other || (typeof one === 'function' && typeof other === 'function');
}
