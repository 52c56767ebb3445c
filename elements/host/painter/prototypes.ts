import { keepRecent } from '../../../core/cache/index.ts';
import type { WantedNode } from './wanted-nodes.ts';

/** A painting to copy: the tags of one page differ in texts and attributes more than in nodes. */
export interface Prototype {
  /** What was painted last; null the first time. */
  wanted: readonly WantedNode[] | null;
  /** The same as a text, but for handlers, which JSON leaves out. */
  text: string;
  /** What the second time left to be copied. */
  nodes: DocumentFragment | null;
}

/** So many kinds of one tag are told apart. */
const MAX_KINDS = 8;
const KIND: (keyof WantedNode)[] = ['type', 'place', 'children'];

type Prototypes = (kind: string, make: () => Prototype) => Prototype;

const prototypes = new WeakMap<object, Prototypes>();

/**
 * Finds what was painted before with the same nodes, whatever their texts and attributes.
 * @param face the component that wants them
 * @param wanted the nodes
 */
export function prototypeFor(face: object, wanted: readonly WantedNode[]): Prototype {
  const ofFace: Prototypes = prototypes.get(face) ?? keepRecent(MAX_KINDS);
  prototypes.set(face, ofFace);
  return ofFace(JSON.stringify(wanted, KIND), () => ({ wanted: null, text: '', nodes: null }));
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
