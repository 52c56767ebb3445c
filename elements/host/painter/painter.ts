import type { ReactNode } from 'react';
import { ownValue } from '../../../core/json/index.ts';
import { tryAndReport } from '../../../core/shared/index.ts';
import { FACE_EVENTS } from './face-events.ts';
import { wantedNodes, type Props, type WantedNode } from './wanted-nodes.ts';
import { writeAttribute, writeLiveValues } from './write-attribute.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What was painted into a node last. */
const PAINTED: unique symbol = Symbol('painted');
/** The handlers that a node listens for already. */
const HEARD: unique symbol = Symbol('heard');

interface Marks {
  [PAINTED]?: WantedNode;
  [HEARD]?: Set<string>;
}

type PaintedNode = ChildNode & Marks;
type PaintedElement = Element & Marks;

/**
 * Paints a face while React is not there, and keeps the nodes in step with it; React adopts the very same nodes later.
 * Source: docs/behaviour/elements.md §3.3
 */
export class Painter {
  readonly #place: Element;
  readonly #report: (error: unknown) => void;
  #isStopped = false;

  /**
   * @param place what it fills
   * @param report receives what handlers throw
   */
  constructor(place: Element, report: (error: unknown) => void) {
    this.#place = place;
    this.#report = report;
  }

  /** Brings the nodes into the given shape, changing only what differs. */
  paint(node: ReactNode): void {
    this.#fill(this.#place, node);
  }

  /** From here on React draws and listens; handlers are called no more from here. */
  stop(): void {
    this.#isStopped = true;
  }

  #fill(parent: Element, children: unknown): void {
    const wanted = wantedNodes(children);
    const present = parent.firstChild ? keepWanted(parent, wanted) : null;
    let next = parent.firstChild;
    for (const each of wanted) {
      const node: PaintedNode = present?.get(each.place) ?? createNode(each.type, parent);
      this.#update(node, each);
      if (node === next) next = node.nextSibling;
      else parent.insertBefore(node, next);
    }
  }

  #update(node: PaintedNode, wanted: WantedNode): void {
    const former = node[PAINTED]?.props ?? null;
    node[PAINTED] = wanted;
    if (wanted.type === null) {
      if (node.nodeValue !== wanted.text) node.nodeValue = wanted.text;
      return;
    }
    const element = node as PaintedElement;
    const { props, type } = wanted;
    this.#writeProps(element, former, props);
    if (type !== 'textarea') this.#fill(element, ownValue(props, 'children'));
    writeLiveValues(element, props);
  }

  #writeProps(element: PaintedElement, former: Props | null, props: Props): void {
    // Own ones only: a page may have put anything on the prototype of all objects.
    for (const name of Object.keys(former ?? {}))
      if (!Object.hasOwn(props, name)) this.#write(element, name, undefined);
    for (const [name, value] of Object.entries(props))
      if (value !== former?.[name]) this.#write(element, name, value);
  }

  #write(element: PaintedElement, name: string, value: unknown): void {
    if (name === 'children') return;
    if (!/^on[A-Z]/.test(name)) writeAttribute(element, name, value);
    else if (value !== undefined) this.#listen(element, name);
  }

  /** Once per node and handler: which function is called is looked up when it happens. */
  #listen(element: PaintedElement, name: string): void {
    const heard = (element[HEARD] ??= new Set());
    if (heard.has(name)) return;
    heard.add(name);
    const event = FACE_EVENTS[name];
    if (!event) throw new Error(`A face cannot use "${name}": it is not in the table of handlers.`);
    element.addEventListener(event.painted, (happened) => {
      const handler = element[PAINTED]?.props[name];
      if (this.#isStopped || !isHandler(handler)) return;
      tryAndReport(this.#report, 'action', () => {
        handler(happened);
      });
    });
  }
}

function isHandler(handler: unknown): handler is (event: Event) => void {
  return typeof handler === 'function';
}

/** Takes away what is wanted no longer; the rest is found by its place. */
function keepWanted(parent: Element, wanted: readonly WantedNode[]): Map<string, PaintedNode> {
  const types = new Map(wanted.map(({ place, type }) => [place, type]));
  const kept = new Map<string, PaintedNode>();
  for (const node of [...parent.childNodes] as PaintedNode[]) {
    const painted = node[PAINTED];
    if (painted && types.get(painted.place) === painted.type) kept.set(painted.place, node);
    else node.remove();
  }
  return kept;
}

function createNode(type: string | null, parent: Element): ChildNode {
  if (type === null) return document.createTextNode('');
  const isSvg = type === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
}
