import type { TreeNode, Span, Spans } from './tree.ts';

/** Notes where nodes stand, cheaply: few of them are ever asked for. */
export class SpanList implements Spans {
  readonly #entries: [TreeNode, Span][] = [];
  #byNode: Map<TreeNode, Span> | undefined;

  /** Takes note of a node's place. */
  add(node: TreeNode, span: Span): void {
    this.#entries.push([node, span]);
  }

  /** Finds a node's place; the first time is as slow as all of them together. */
  get(node: TreeNode): Span | undefined {
    this.#byNode ??= new Map(this.#entries);
    return this.#byNode.get(node);
  }
}
