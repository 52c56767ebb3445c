import { areSame } from './painted-nodes.ts';
import type { NextNode } from './next-nodes.ts';

/** A painting to copy: the tags of one page differ in texts and attributes more than in nodes. */
export interface Prototype {
  readonly face: object;
  /** What `nodes` show; before there are any, what was painted the first time. */
  wanted: readonly NextNode[];
  /** What the second time left to be copied. */
  nodes: DocumentFragment | null;
}

/** So many kinds are told apart: the newest. */
const MAX_KINDS = 32;

const prototypes: Prototype[] = [];

/**
 * Finds what was painted before with the same nodes, whatever their texts and attributes.
 * @param face the component that wants them
 * @param wanted the nodes
 * @returns undefined the first time
 */
export function prototypeFor(face: object, wanted: readonly NextNode[]): Prototype | undefined {
  const found = prototypes.find((each) => each.face === face && areSame(each.wanted, wanted, false));
  if (!found) prototypes.length = Math.min(prototypes.unshift({ face, wanted, nodes: null }), MAX_KINDS);
  return found;
}

/**
 * Copies what was painted.
 * @param place where it stands
 * @returns null where a copy would differ: what is chosen in a list is not copied
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
