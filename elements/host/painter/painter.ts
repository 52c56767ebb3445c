import { tryAndReport } from '../../../core/shared/index.ts';
import { FACE_EVENTS } from './face-events.ts';
import {
  areSame,
  createNode,
  isAt,
  isInPlace,
  isSamePlace,
  reuseNodes,
  PAINTED,
  recognise,
  type PaintedElement,
  type PaintedNode,
  writeText,
} from './painted-nodes.ts';
import { copyNodes, prototypeFor, type Prototype } from './prototypes.ts';
import { faceOf, nextNodes, type Props, type NextNode } from './next-nodes.ts';
import { writeAttribute, writeLiveValues } from './write-attribute.ts';

/** In a copy an event is heard on its way down, before it comes to the node that it is for. */
const ON_THE_WAY = { capture: true, once: true };

const EVERYTHING_INSIDE = { childList: true, characterData: true, subtree: true };

/** Native event → the handler that stands for it. */
const HANDLERS = new Map(Object.entries(FACE_EVENTS).map(([handler, type]) => [type, handler]));

/**
 * Paints a face while React is not there, and keeps the nodes in step with it; React adopts the very same nodes later.
 * Source: docs/behaviour/elements.md §3.3
 */
export class Painter implements EventListenerObject {
  readonly #place: Element;
  readonly #report: (error: unknown) => void;
  /** Null before the first painting. */
  #painted: readonly NextNode[] | null = null;
  /** Whether it is being painted over a fresh copy. */
  #isCopy = false;
  #isWatching = false;
  #isStopped = false;
  readonly #observer = new MutationObserver(() => {
    this.unwatch();
  });

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
    const wanted = nextNodes(node);
    const face = faceOf(node);
    const former = this.#painted ?? [];
    this.#isCopy = false;
    // As long as there is no product, a slot stands where its form will.
    const hasCommon = former.some((one) => wanted.some((other) => isSamePlace(one, other)));
    if (hasCommon || !face) this.#fill(this.#place, former, wanted);
    else this.#begin(prototypeFor(face, wanted), wanted);
    if (!this.#isWatching) this.#observer.observe(this.#place, EVERYTHING_INSIDE);
    this.#isWatching = true;
    this.#observer.takeRecords();
    this.#painted = wanted;
  }

  /** Whether nobody else has changed the nodes since they were painted. */
  get isIntact(): boolean {
    return this.#isWatching && this.#observer.takeRecords().length === 0;
  }

  /** From here on, until the next painting, others may do what they like. */
  unwatch(): void {
    this.#isWatching = false;
    this.#observer.disconnect();
  }

  /** From here on React draws and listens; handlers are called no more from here. */
  stop(): void {
    this.#isStopped = true;
    this.unwatch();
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

  /** A copy costs a third of new nodes, and most of its nodes the script never touches. */
  #begin(prototype: Prototype | undefined, wanted: readonly NextNode[]): void {
    if (!prototype?.nodes) {
      this.#fill(this.#place, [], wanted);
      if (prototype) Object.assign(prototype, { wanted, nodes: copyNodes(this.#place) });
      return;
    }
    this.#place.replaceChildren(prototype.nodes.cloneNode(true));
    for (const type of HANDLERS.keys()) this.#place.addEventListener(type, this, ON_THE_WAY);
    this.#isCopy = true;
    this.#fill(this.#place, prototype.wanted, wanted);
  }

  #fill(parent: Element, former: readonly NextNode[], wanted: readonly NextNode[]): void {
    if (this.#isCopy && former.length > 0) {
      // A fresh copy has the very nodes of its prototype; what is the same is not even touched.
      wanted.forEach((each, index) => {
        const before = former[index];
        if (!before || areSame([before], [each], true)) return;
        const node = parent.childNodes[index] as PaintedNode;
        node[PAINTED] = before;
        this.#update(node, each);
      });
      return;
    }
    const kept = isInPlace(parent, former, wanted) ? null : reuseNodes(parent, wanted);
    let next: PaintedNode | null = parent.firstChild;
    for (const each of wanted) {
      const node = isAt(next, each) ? next : (kept?.get(each.place) ?? createNode(each.type, parent));
      this.#update(node, each);
      if (node === next) next = node.nextSibling;
      else parent.insertBefore(node, next);
    }
  }

  #update(node: PaintedNode, wanted: NextNode): void {
    const former = node[PAINTED];
    node[PAINTED] = wanted;
    if (wanted.type === null) {
      if (node.nodeValue !== wanted.text) node.nodeValue = wanted.text;
    } else this.#updateElement(node as PaintedElement, former, wanted);
  }

  #updateElement(element: Element, former: NextNode | undefined, wanted: NextNode): void {
    const { type, props, text, children } = wanted;
    this.#writeProps(element, former?.props ?? null, props);
    if (text !== null) writeText(element, text);
    else if (type !== 'textarea') this.#fill(element, former?.children ?? [], children);
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
    const type = FACE_EVENTS[name];
    if (type === undefined) writeAttribute(element, name, value);
    // Twice is once: it is the same listener.
    else if (value !== undefined) element.addEventListener(type, this);
  }

  /** Listens in a copy, once something happens there. */
  #listenWithin(parent: Element, painted: readonly NextNode[]): void {
    recognise(parent, painted);
    for (const element of parent.children as Iterable<PaintedElement>) {
      const { props = {}, children = [] } = element[PAINTED] ?? {};
      for (const name of Object.keys(props)) if (FACE_EVENTS[name]) this.#write(element, name, props[name]);
      this.#listenWithin(element, children);
    }
  }
}

function isHandler(handler: unknown): handler is (event: Event) => void {
  return typeof handler === 'function';
}
