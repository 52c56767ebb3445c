import { FACE_EVENTS } from './face-events.ts';
import { isSamePlace } from './painted-nodes.ts';
import type { WantedNode } from './wanted-nodes.ts';

/** A painting to copy: the tags of one page differ in texts and attributes more than in nodes. */
export interface Prototype {
  /** What was painted. */
  wanted: readonly WantedNode[];
  /** What the second painting left to be copied. */
  nodes: DocumentFragment | null;
  /** The native events that its nodes listen to. */
  events: readonly string[];
}

/** So many kinds of one tag are told apart. */
const MAX_KINDS = 8;

const prototypes = new WeakMap<object, Prototype[]>();

/**
 * Finds what was painted before with the same nodes, whatever their texts and attributes.
 * @param face the component that wants them
 * @param wanted the nodes
 * @returns undefined the first time
 */
export function prototypeFor(face: object, wanted: readonly WantedNode[]): Prototype | undefined {
  const ofFace = prototypes.get(face) ?? [];
  prototypes.set(face, ofFace);
  const index = ofFace.findIndex((each) => areSameNodes(each.wanted, wanted));
  const [found] = index < 0 ? [] : ofFace.splice(index, 1);
  ofFace.unshift(found ?? { wanted, nodes: null, events: [] });
  ofFace.length = Math.min(ofFace.length, MAX_KINDS);
  return found;
}

function areSameNodes(some: readonly WantedNode[], others: readonly WantedNode[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, index) => {
      const other = others[index];
      return other && isSamePlace(one, other) && areSameNodes(one.children, other.children);
    })
  );
}

/**
 * Keeps a painting to be copied, unless a copy would differ: what is chosen in a list is not copied.
 * @param prototype of its kind
 * @param place where it stands
 * @param wanted what was painted
 */
export function keepCopy(prototype: Prototype, place: Element, wanted: readonly WantedNode[]): void {
  const copy = document.createDocumentFragment();
  for (const node of place.childNodes) copy.append(node.cloneNode(true));
  const lists = copy.querySelectorAll('select');
  const isWhole = [...place.querySelectorAll('select')].every(
    ({ value }, index) => lists[index]?.value === value,
  );
  if (isWhole) Object.assign(prototype, { wanted, nodes: copy, events: [...eventsOf(wanted)] });
}

function eventsOf(wanted: readonly WantedNode[], events = new Set<string>()): Set<string> {
  for (const { props, children } of wanted) {
    for (const name of Object.keys(props)) {
      const event = FACE_EVENTS[name];
      if (event !== undefined) events.add(event);
    }
    eventsOf(children, events);
  }
  return events;
}
