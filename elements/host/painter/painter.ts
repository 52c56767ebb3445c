import { tryAndReport } from '../../../core/shared/index.ts';
import { FACE_EVENTS } from './face-events.ts';
import {
  createNode,
  isAt,
  isInPlace,
  keepWanted,
  PAINTED,
  recognise,
  type PaintedElement,
  type PaintedNode,
  writeText,
} from './painted-nodes.ts';
import { copyNodes, prototypeFor, type Prototype } from './prototypes.ts';
import {
  faceOf,
  isSame,
  isSameNode,
  wantedChildren,
  type Props,
  type WantedChildren,
  type WantedNode,
} from './wanted-nodes.ts';
import { writeAttribute, writeLiveValues } from './write-attribute.ts';

/** Native event → the handler that stands for it. */
const HANDLERS = new Map(Object.entries(FACE_EVENTS).map(([handler, { painted }]) => [painted, handler]));

/**
 * Paints a face while React is not there, and keeps the nodes in step with it; React adopts the very same nodes later.
 * Source: docs/behaviour/elements.md §3.3
 */
export class Painter implements EventListenerObject {
  readonly #place: Element;
  readonly #report: (error: unknown) => void;
  readonly #events = new Set<string>();
  /** Null before the first painting. */
  #painted: WantedChildren | null = null;
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
    const wanted = wantedChildren(node);
    const face = faceOf(node);
    if (this.#painted !== null || !face) this.#fill(this.#place, this.#painted ?? [], wanted);
    else this.#begin(wanted, prototypeFor(face, wanted));
    this.#painted = wanted;
  }

  /** From here on React draws and listens; handlers are called no more from here. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Calls the handler that a node has now. */
  handleEvent(event: Event): void {
    if (this.#isStopped) return;
    if (event.currentTarget === this.#place) {
      this.#listenWithin(this.#place, this.#painted ?? []);
      return;
    }
    const { props } = (event.currentTarget as PaintedElement)[PAINTED] ?? {};
    const handler = props?.[HANDLERS.get(event.type) ?? ''];
    if (!isHandler(handler)) return;
    tryAndReport(this.#report, 'action', () => {
      handler(event);
    });
  }

  #begin(wanted: WantedChildren, prototype: Prototype | null): void {
    if (prototype?.nodes) {
      this.#copy(wanted, prototype.nodes, prototype);
      return;
    }
    this.#fill(this.#place, [], wanted);
    if (prototype)
      Object.assign(prototype, { nodes: copyNodes(this.#place), children: wanted, events: this.#events });
  }

  /** A copy costs a third of new nodes, and most of its nodes the script never touches. */
  #copy(wanted: WantedChildren, nodes: DocumentFragment, { children, events }: Prototype): void {
    this.#place.replaceChildren(nodes.cloneNode(true));
    // An event is heard on its way down, before it comes to the node that it is for.
    const options = { capture: true, once: true };
    for (const type of events) this.#place.addEventListener(type, this, options);
    if (!isSame(children, wanted)) this.#fill(this.#place, children, wanted);
  }

  #fill(parent: Element, former: WantedChildren, wanted: WantedChildren): void {
    if (typeof wanted === 'string') {
      writeText(parent, wanted);
      return;
    }
    const kept = isInPlace(parent, former, wanted) ? null : keepWanted(parent, wanted);
    let next: PaintedNode | null = parent.firstChild;
    for (const each of wanted) {
      const node = isAt(next, each) ? next : (kept?.get(each.place) ?? createNode(each.type, parent));
      this.#update(node, each);
      if (node === next) next = node.nextSibling;
      else parent.insertBefore(node, next);
    }
  }

  #update(node: PaintedNode, wanted: WantedNode): void {
    const former = node[PAINTED];
    node[PAINTED] = wanted;
    if (wanted.type === null) {
      if (node.nodeValue !== wanted.children) node.nodeValue = wanted.children as string;
      return;
    }
    // In a copy, what is the same needs no second look.
    if (this.#painted !== null || !former || !isSameNode(former, wanted))
      this.#updateElement(node as PaintedElement, former, wanted);
  }

  #updateElement(
    element: Element,
    former: WantedNode | undefined,
    { type, props, children }: WantedNode,
  ): void {
    this.#writeProps(element, former?.props ?? null, props);
    if (type !== 'textarea') this.#fill(element, former?.children ?? [], children);
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
    if (FACE_EVENTS[name]) this.#listen(element, name, value);
    else writeAttribute(element, name, value);
  }

  #listen(element: Element, name: string, value: unknown): void {
    const type = FACE_EVENTS[name]?.painted;
    if (type === undefined || value === undefined) return;
    this.#events.add(type);
    // Twice is once: it is the same listener.
    element.addEventListener(type, this);
  }

  /** Listens in a copy, once something happens there. */
  #listenWithin(parent: Element, children: WantedChildren): void {
    if (typeof children === 'string') return;
    recognise(parent, children);
    for (const element of parent.children as Iterable<PaintedElement>) {
      const { [PAINTED]: painted } = element;
      if (!painted) continue;
      for (const [name, value] of Object.entries(painted.props)) this.#listen(element, name, value);
      this.#listenWithin(element, painted.children);
    }
  }
}

function isHandler(handler: unknown): handler is (event: Event) => void {
  return typeof handler === 'function';
}
