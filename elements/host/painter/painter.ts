import { ownValue } from '../../../core/json/index.ts';
import { tryAndReport } from '../../../core/shared/index.ts';
import { FACE_EVENTS } from './face-events.ts';
import { wantedNodes, type Props, type WantedNode } from './wanted-nodes.ts';
import { writeAttribute, writeLiveValues } from './write-attribute.ts';

/** Native event → the handler that stands for it. */
const HANDLERS = new Map(Object.entries(FACE_EVENTS).map(([handler, { painted }]) => [painted, handler]));

const SVG = 'http://www.w3.org/2000/svg';

/** What was painted into a node last; a text that stands alone has no mark. */
const PAINTED: unique symbol = Symbol('painted');

type PaintedNode = ChildNode & { [PAINTED]?: WantedNode };
type PaintedElement = Element & PaintedNode;

/**
 * Paints a face while React is not there, and keeps the nodes in step with it; React adopts the very same nodes later.
 * Source: docs/behaviour/elements.md §3.3
 */
export class Painter implements EventListenerObject {
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
  paint(node: unknown): void {
    this.#fill(this.#place, node);
  }

  /** From here on React draws and listens; handlers are called no more from here. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Calls the handler that a node has now. */
  handleEvent(event: Event): void {
    if (this.#isStopped) return;
    const { props } = (event.currentTarget as PaintedElement)[PAINTED] ?? {};
    const handler = props?.[HANDLERS.get(event.type) ?? ''];
    if (!isHandler(handler)) return;
    tryAndReport(this.#report, 'action', () => {
      handler(event);
    });
  }

  #fill(parent: Element, children: unknown): void {
    if (typeof children === 'string' || typeof children === 'number') {
      writeText(parent, String(children));
      return;
    }
    const wanted = wantedNodes(children);
    const kept = parent.firstChild && !areInPlace(parent, wanted) ? keepWanted(parent, wanted) : null;
    let next: PaintedNode | null = parent.firstChild;
    for (const each of wanted) {
      const node = isAt(next, each) ? next : (kept?.get(each.place) ?? createNode(each.type, parent));
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

  // Own ones only: a page may have put anything on the prototype of all objects.
  #writeProps(element: Element, former: Props | null, props: Props): void {
    if (former)
      for (const name of Object.keys(former))
        if (!Object.hasOwn(props, name)) this.#write(element, name, undefined);
    for (const name of Object.keys(props))
      if (props[name] !== former?.[name]) this.#write(element, name, props[name]);
  }

  #write(element: Element, name: string, value: unknown): void {
    if (name === 'children') return;
    const event = FACE_EVENTS[name];
    if (!event) writeAttribute(element, name, value);
    // Twice is once: it is the same listener.
    else if (value !== undefined) element.addEventListener(event.painted, this);
  }
}

function isHandler(handler: unknown): handler is (event: Event) => void {
  return typeof handler === 'function';
}

function writeText(parent: Element, text: string): void {
  const { firstChild } = parent;
  if (firstChild instanceof Text && firstChild === parent.lastChild && text !== '') {
    if (firstChild.nodeValue !== text) firstChild.nodeValue = text;
  } else if (firstChild || text !== '') parent.textContent = text;
}

function isAt(node: PaintedNode | null, { place, type }: WantedNode): node is PaintedNode {
  const painted = node?.[PAINTED];
  return painted?.place === place && painted.type === type;
}

/** As after most changes: the same nodes are wanted, in the same order. */
function areInPlace(parent: Element, wanted: readonly WantedNode[]): boolean {
  let node = parent.firstChild;
  for (const each of wanted) {
    if (!isAt(node, each)) return false;
    node = node.nextSibling;
  }
  return node === null;
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

function createNode(type: string | null, parent: Element): PaintedNode {
  if (type === null) return document.createTextNode('');
  const isSvg = type === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
}
