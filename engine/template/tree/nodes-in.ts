import type { Span } from '../diagnostics/error-at.ts';
import type { Spans, TreeNode } from './tree.ts';

/** A node and its place. */
export interface PlacedNode {
  readonly node: TreeNode;
  readonly span: Span;
}

/**
 * Iterates over all nodes of a template, however deep, in no particular order.
 * @param tree the template as JSON
 * @param spans the places of its nodes
 * @returns yields every node that has a place; bare codes have none
 * Source: docs/behaviour/template-language.md §8.1
 */
export function* nodesIn(tree: unknown, spans: Spans): Generator<PlacedNode, void, undefined> {
  // Only nodes have places, so the shapes of the lists around them need not be known.
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const list = pending.pop() as readonly unknown[];
    const node = list as unknown as TreeNode;
    const span = spans.get(node);
    if (span) yield { node, span };
    for (const part of list) if (Array.isArray(part)) pending.push(part);
  }
}
