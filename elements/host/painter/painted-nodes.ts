import type { NextNode } from './next-nodes.ts';
import { isWritten } from './write-attribute.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * What was last painted into a node. A text that is an element's only child has no mark; the nodes of a copy get their
 * marks when needed.
 */
export const PAINTED: unique symbol = Symbol('painted');

/** The attributes that distinguish a server's nodes from their siblings. */
const IDENTITY = ['part', 'name', 'id'];

/** A painted node. */
export type PaintedNode = ChildNode & { [PAINTED]?: NextNode };

/** A painted element. */
export type PaintedElement = Element & PaintedNode;

/** Sets the text of an element, unless it is the same. */
export function writeText(parent: Element, text: string): void {
  const { firstChild } = parent;
  if (firstChild instanceof Text && firstChild === parent.lastChild && text !== '') {
    if (firstChild.nodeValue !== text) firstChild.nodeValue = text;
  } else if (firstChild || text !== '') parent.textContent = text;
}

/** Returns whether two nodes have the same identity, regardless of their content. */
export function isSamePlace(one: NextNode, other: NextNode): boolean {
  return one.place === other.place && one.type === other.type;
}

/**
 * Returns whether two lists have the same nodes and descendants. A loop without closures: a page compares thousands.
 * @param isWhole whether to compare their content, too, except for handlers
 */
export function areSame(some: readonly NextNode[], others: readonly NextNode[], isWhole: boolean): boolean {
  for (let index = 0; index < some.length; index += 1) {
    const one = some[index];
    const other = others[index];
    if (!one || !other || !isSamePlace(one, other) || (isWhole && !showsSame(one, other))) return false;
    if (!areSame(one.children, other.children, isWhole)) return false;
  }
  return some.length === others.length;
}

function showsSame({ text, props }: NextNode, other: NextNode): boolean {
  if (text !== other.text) return false;
  // Includes extensions of `Object.prototype`, which are equal in both.
  for (const name in { ...props, ...other.props }) {
    const value = props[name];
    if (value !== other.props[name] && typeof value !== 'function' && name !== 'children') return false;
  }
  return true;
}

/** Returns whether a node has the identity of a wanted one. */
export function isAt(node: PaintedNode | null, wanted: NextNode): node is PaintedNode {
  const painted = node?.[PAINTED];
  return painted !== undefined && isSamePlace(painted, wanted);
}

/**
 * Returns whether an element has exactly the wanted nodes, in order, as after most changes.
 * @param parent where
 * @param former what was painted there
 * @param wanted what is wanted
 * @param isAdopted whether a server has printed the nodes
 */
export function isInPlace(
  parent: Element,
  former: readonly NextNode[],
  wanted: readonly NextNode[],
  isAdopted: boolean,
): boolean {
  if (!parent.firstChild || areAt(parent, wanted)) return true;
  recognise(parent, former, isAdopted);
  return areAt(parent, wanted);
}

function areAt(parent: Element, wanted: readonly NextNode[]): boolean {
  let node = parent.firstChild;
  for (const each of wanted) {
    if (!isAt(node, each)) return false;
    node = node.nextSibling;
  }
  return node === null;
}

/**
 * Marks the nodes of a copy that the page has not changed, or those of a server.
 * @param parent where
 * @param painted what was painted there
 * @param isAdopted whether a server has printed them, when their values may have been others
 */
export function recognise(parent: Element, painted: readonly NextNode[], isAdopted = false): void {
  const missing = new Set(painted);
  const nodes = [...parent.childNodes] as PaintedNode[];
  for (const { [PAINTED]: mark } of nodes) if (mark) missing.delete(mark);
  for (const node of nodes) {
    const found = node[PAINTED] ? undefined : [...missing].find((each) => isPaintedAs(node, each, isAdopted));
    if (!found) continue;
    node[PAINTED] = found;
    missing.delete(found);
  }
}

function isPaintedAs(node: PaintedNode, { type, props }: NextNode, isAdopted: boolean): boolean {
  if (!(node instanceof Element)) return type === null && node instanceof Text;
  const names = isAdopted ? IDENTITY : Object.keys(props);
  return node.localName === type && names.every((name) => isWritten(node, name, props[name]));
}

/**
 * Removes the nodes that are no longer wanted.
 * @param parent where
 * @param wanted what is wanted
 * @returns identity → the node that stays
 */
export function reuseNodes(parent: Element, wanted: readonly NextNode[]): Map<string, PaintedNode> {
  const types = new Map(wanted.map(({ place, type }) => [place, type]));
  const kept = new Map<string, PaintedNode>();
  for (const node of [...parent.childNodes] as PaintedNode[]) {
    const painted = node[PAINTED];
    if (painted && types.get(painted.place) === painted.type) kept.set(painted.place, node);
    else node.remove();
  }
  return kept;
}

/** Creates an element; a text node for null. */
export function createNode(type: string | null, parent: Element): PaintedNode {
  if (type === null) return document.createTextNode('');
  const isSvg = type === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
}
