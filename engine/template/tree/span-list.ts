import type { Span } from '../diagnostics/error-at.ts';
import type { Spans, TreeNode } from './tree.ts';

/** Records the places of nodes cheaply: few of them are ever looked up. */
export class SpanList implements Spans {
  readonly #nodes: TreeNode[] = [];
  /** Offset and length of each node. */
  readonly #places: number[] = [];
  #indexes: Map<TreeNode, number> | undefined;

  /** Records a node's place. */
  add(node: TreeNode, offset: number, length: number): void {
    this.#nodes.push(node);
    this.#places.push(offset, length);
  }

  /** Looks up a node's place; the first look-up is as slow as all of them together. */
  get(node: TreeNode): Span | undefined {
    this.#indexes ??= new Map(this.#nodes.map((each, index) => [each, index]));
    const index = this.#indexes.get(node);
    if (index === undefined) return undefined;
    return { offset: this.#places[2 * index] as number, length: this.#places[2 * index + 1] as number };
  }
}
