import type { Node, Span, Spans } from './tree.ts';

/** Notes where nodes stand, cheaply: few of them are ever asked for. */
export class SpanList implements Spans {
  readonly #nodes: Node[] = [];
  /** Offset and end of each node, one after the other. */
  readonly #places: number[] = [];
  #byNode: Map<Node, Span> | undefined;

  /** Takes note of a node's place. */
  add(node: Node, offset: number, end: number): void {
    this.#nodes.push(node);
    this.#places.push(offset, end);
  }

  /** Finds a node's place; the first time is as slow as all of them together. */
  get(node: Node): Span | undefined {
    return (this.#byNode ??= new Map(this.#nodes.map((one, index) => [one, this.#spanAt(index)]))).get(node);
  }

  #spanAt(index: number): Span {
    const [offset = 0, end = 0] = this.#places.slice(2 * index, 2 * index + 2);
    return { offset, length: end - offset };
  }
}
