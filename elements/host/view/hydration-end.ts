import { membersOf } from '../../../core/shared/index.ts';
import { isView } from '../stage/is-view.ts';

/** What ends a Suspense boundary. */
const END = '/$';

/**
 * Creates a comment at which a page's React 18 or 19, when it hydrates, stops reading the children of an element. Nodes after it,
 * which React has not printed, do not make hydration fail, however late it begins. It removes nothing after it, either.
 * @returns the comment, not in the page
 * Source: docs/behaviour/elements.md §3.11
 */
export function createHydrationEnd(): Comment {
  return document.createComment(END);
}

/**
 * Inserts a node after another of the page; at the end of an element, after a comment at which hydration stops.
 * @param sibling the node before it, which may be a form
 * @param node the node, which no React has printed
 * @returns removes it
 * Source: docs/behaviour/elements.md §3.11
 */
export function insertAfter(sibling: ChildNode, node: ChildNode): () => void {
  const members = membersOf(sibling);
  const end = members.nextSibling ? null : createHydrationEnd();
  members.after(...(end ? [end] : []), node);
  return () => {
    end?.remove();
    membersOf(node).remove();
  };
}

/**
 * Removes views that a page has cloned with their tag, of any copy of the script, and the comment before each. Other comments may be
 * of the page's React.
 * @param host the tag, which draws into the page itself
 */
export function removeCopies(host: Element): void {
  for (const child of [...host.children]) {
    if (!isView(child)) continue;
    const before = child.previousSibling;
    if (before instanceof Comment && before.data === END) before.remove();
    child.remove();
  }
}
