import type { Span } from '../diagnostics/error-at.ts';
import type { Spans, TreeNode } from './tree.ts';

/** Records the places of nodes cheaply: few of them are ever looked up. */
export class SpanList implements Spans {
  readonly #entries: [TreeNode, Span][] = [];
  #byNode: Map<TreeNode, Span> | undefined;

  /** Records a node's place. */
  add(node: TreeNode, span: Span): void {
    this.#entries.push([node, span]);
  }

  /** Looks up a node's place; the first look-up is as slow as all of them together. */
  get(node: TreeNode): Span | undefined {
    this.#byNode ??= new Map(this.#entries);
    return this.#byNode.get(node);
  }
}
