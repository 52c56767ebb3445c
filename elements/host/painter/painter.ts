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
import { PRINTED } from '../stage/printed.ts';
import { faceOf, nextNodes, type Props, type NextNode } from './next-nodes.ts';
import { writeAttribute, writeLiveValues } from './write-attribute.ts';

/** In a copy, a capture listener runs before the event reaches its target. */
const ON_THE_WAY = { capture: true, once: true };

const EVERYTHING_INSIDE = { childList: true, characterData: true, subtree: true };

/** Native event → the handler's name. */
const HANDLERS = new Map(Object.entries(FACE_EVENTS).map(([handler, type]) => [type, handler]));

/**
 * Paints a face before React has loaded, and updates its nodes; React later hydrates the same nodes.
 * Source: docs/behaviour/elements.md §3.3
 */
export class Painter implements EventListenerObject {
  readonly #place: Element;
  readonly #report: (error: unknown) => void;
  /** Null before the first painting. */
  #painted: readonly NextNode[] | null = null;
  /** Whether a fresh copy is being painted. */
  #isCopy = false;
  /** Whether the nodes of a server are being painted for the first time. */
  #isAdopting = false;
  #isWatching = false;
  #isStopped = false;
  readonly #observer = new MutationObserver(() => {
    this.unwatch();
  });

  /**
   * @param place the element to fill
   * @param report receives errors of handlers
   */
  constructor(place: Element, report: (error: unknown) => void) {
    this.#place = place;
    this.#report = report;
  }

  /**
   * Updates the nodes, changing only the differences.
   * @param node JSX
   * @param isKnown whether nothing is really nothing: otherwise the nodes of a server stay until there is something
   */
  paint(node: unknown, isKnown = true): void {
    const wanted = nextNodes(node);
    this.#isCopy = false;
    this.#isAdopting = !this.#painted && this.#place.querySelector(PRINTED) !== null;
    if (this.#isAdopting && !isKnown && wanted.every(({ type }) => type === 'slot')) return;
    this.#draw(faceOf(node), wanted);
    if (!this.#isWatching) this.#observer.observe(this.#place, EVERYTHING_INSIDE);
    this.#isWatching = true;
    this.#observer.takeRecords();
    this.#painted = wanted;
  }

  /** Whether the nodes have not been changed by others since they were painted. */
  get isIntact(): boolean {
    return this.#isWatching && this.#observer.takeRecords().length === 0;
  }

  /** Stops watching for changes by others, until the next painting. */
  unwatch(): void {
    this.#isWatching = false;
    this.#observer.disconnect();
  }

  /** Stops painting and calling handlers: React takes over. */
  stop(): void {
    this.#isStopped = true;
    this.unwatch();
  }

  /** Calls the node's current handler. */
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

  #draw(face: object | null, wanted: readonly NextNode[]): void {
    const former = this.#isAdopting ? wanted : (this.#painted ?? []);
    // Without a product, the face is only a slot.
    const hasCommon = former.some((one) => wanted.some((other) => isSamePlace(one, other)));
    if (hasCommon || !face) this.#fill(this.#place, former, wanted);
    else this.#begin(prototypeFor(face, wanted), wanted);
  }

  /** Copying costs a third of creating nodes, and most copied nodes need no update. */
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
      // A fresh copy has the same nodes as its prototype; equal ones are skipped.
      wanted.forEach((each, index) => {
        const before = former[index];
        if (!before || areSame([before], [each], true)) return;
        const node = parent.childNodes[index] as PaintedNode;
        node[PAINTED] = before;
        this.#update(node, each);
      });
      return;
    }
    const kept = isInPlace(parent, former, wanted, this.#isAdopting) ? null : reuseNodes(parent, wanted);
    let next: PaintedNode | null = parent.firstChild;
    for (const each of wanted) {
      const node = isAt(next, each) ? next : (kept?.get(each.place) ?? createNode(each.type, parent));
      this.#update(node, each);
      if (node === next) next = node.nextSibling;
      else parent.insertBefore(node, next);
    }
  }

  #update(node: PaintedNode, wanted: NextNode): void {
    // A server's nodes may be out of date, and have no handlers.
    const former = this.#isAdopting ? undefined : node[PAINTED];
    node[PAINTED] = wanted;
    if (wanted.type === null) {
      if (node.nodeValue !== wanted.text) node.nodeValue = wanted.text;
    } else this.#updateElement(node as PaintedElement, former, wanted);
  }

  #updateElement(element: Element, former: NextNode | undefined, wanted: NextNode): void {
    const { type, props, text, children } = wanted;
    // Only the time before the script needs the destination of a form that is sent by script.
    if (this.#isAdopting && !props.action) element.removeAttribute('action');
    this.#writeProps(element, former?.props ?? null, props);
    if (text !== null) writeText(element, text);
    else if (type !== 'textarea')
      this.#fill(element, this.#isAdopting ? children : (former?.children ?? []), children);
    writeLiveValues(element, props);
  }

  // Own properties only: a page may have extended `Object.prototype`.
  #writeProps(element: Element, former: Props | null, props: Props): void {
    if (former)
      for (const name of Object.keys(former))
        if (!Object.hasOwn(props, name)) this.#write(element, name, undefined);
    for (const name of Object.keys(props))
      if (this.#isAdopting || props[name] !== former?.[name]) this.#write(element, name, props[name]);
  }

  #write(element: Element, name: string, value: unknown): void {
    const type = FACE_EVENTS[name];
    if (type === undefined) writeAttribute(element, name, value);
    // Adding the same listener twice has no effect.
    else if (value !== undefined) element.addEventListener(type, this);
  }

  /** Adds the listeners of a copy on its first event. */
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
