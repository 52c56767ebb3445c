import { isSame, isSameKind, type WantedChildren } from './wanted-nodes.ts';

/** A painting to copy: the tags of one page differ in texts and attributes more than in nodes. */
export interface Prototype {
  children: WantedChildren;
  /** Null until the same nodes are wanted a second time. */
  nodes: DocumentFragment | null;
  /** The native events that its handlers stand for. */
  events: ReadonlySet<string>;
}

/** So many kinds of one tag are told apart. */
const MAX_KINDS = 8;

const prototypes = new WeakMap<object, readonly Prototype[]>();

/**
 * Finds a painting with the nodes that are wanted; where there is none, remembers that they were.
 * @param face the component that wants them
 * @param children the nodes
 * @returns null for the first painting of its kind
 */
export function prototypeFor(face: object, children: WantedChildren): Prototype | null {
  const known = prototypes.get(face) ?? [];
  const present =
    known.find((each) => isSame(each.children, children)) ??
    known.find((each) => isSameKind(each.children, children));
  if (present) return present;
  prototypes.set(face, [{ children, nodes: null, events: new Set() }, ...known.slice(0, MAX_KINDS - 1)]);
  return null;
}

/**
 * Copies what was painted.
 * @param place where it stands
 * @returns null where a copy would differ: what is chosen in a list is not copied
 */
export function copyNodes(place: Element): DocumentFragment | null {
  const copy = document.createDocumentFragment();
  for (const node of place.childNodes) copy.append(node.cloneNode(true));
  const lists = copy.querySelectorAll('select');
  const isWhole = [...place.querySelectorAll('select')].every(
    ({ value }, index) => lists[index]?.value === value,
  );
  return isWhole ? copy : null;
}
