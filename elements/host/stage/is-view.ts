import { COPY_ID, membersOf } from '../../../core/shared/index.ts';
import { VIEW_TAG } from './view-tag.ts';

const PREFIX = VIEW_TAG.slice(0, -COPY_ID.length);

/** Returns whether an element contains a tag's rendered nodes, by any copy of the script. */
export function isView(element: Element): boolean {
  return membersOf(element).localName.startsWith(PREFIX);
}
