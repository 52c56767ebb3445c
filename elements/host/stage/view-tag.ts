import { COPY_ID } from '../../../core/shared/index.ts';

const PREFIX = 'store-view-';

/**
 * The element that contains a tag's rendered nodes: first painted by the shell, later hydrated by React. Each copy of
 * the script has a name of its own, because the class knows only the shells of its copy.
 */
export const VIEW_TAG = `${PREFIX}${COPY_ID}`;

/** Returns whether an element is a tag's rendered nodes, of any copy of the script. */
export function isView({ localName }: Element): boolean {
  return localName.startsWith(PREFIX);
}
