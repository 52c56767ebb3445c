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
 * Returns whether a node is such a comment, of any copy of the script.
 * @param node any node
 */
export function isHydrationEnd(node: Node): boolean {
  return node instanceof Comment && node.data === END;
}
