import { areSame } from './painted-nodes.ts';
import type { NextNode } from './next-nodes.ts';

/** Painted nodes to copy: the tags of one page differ more in texts and attributes than in nodes. */
export interface Prototype {
  readonly face: object;
  /** The content of `nodes`; of the first painting while there are none. */
  wanted: readonly NextNode[];
  /** A copy of the second painting. */
  nodes: DocumentFragment | null;
}

/** The number of most recent prototypes that are kept. */
const MAX_KINDS = 32;

const prototypes: Prototype[] = [];

/**
 * Finds a former painting with the same nodes, regardless of their texts and attributes.
 * @param face the component
 * @param wanted the nodes
 * @returns undefined the first time
 */
export function prototypeFor(face: object, wanted: readonly NextNode[]): Prototype | undefined {
  const found = prototypes.find((each) => each.face === face && areSame(each.wanted, wanted, false));
  if (!found) prototypes.length = Math.min(prototypes.unshift({ face, wanted, nodes: null }), MAX_KINDS);
  return found;
}

/**
 * Copies painted nodes.
 * @param place the element that contains them
 * @returns null where a copy would differ: `cloneNode` does not copy the selection of a list
 */
export function copyNodes(place: Element): DocumentFragment | null {
  const inside = document.createRange();
  inside.selectNodeContents(place);
  const copy = inside.cloneContents();
  const lists = copy.querySelectorAll('select');
  const isWhole = [...place.querySelectorAll('select')].every(
    ({ value }, index) => lists[index]?.value === value,
  );
  return isWhole ? copy : null;
}
