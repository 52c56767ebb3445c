import type { Node, Span, Spans } from './tree.ts';

/** Notes where nodes stand, cheaply: few of them are ever asked for. */
export class SpanList implements Spans {
  readonly #nodes: Node[] = [];
  readonly #offsets: number[] = [];
  readonly #ends: number[] = [];
  #byNode: Map<Node, number> | undefined;

  /** Takes note of a node's place. */
  add(node: Node, offset: number, end: number): void {
    this.#nodes.push(node);
    this.#offsets.push(offset);
    this.#ends.push(end);
  }

  /** Finds a node's place; the first time is as slow as all of them together. */
  get(node: Node): Span | undefined {
    this.#byNode ??= new Map(this.#nodes.map((one, index) => [one, index]));
    const index = this.#byNode.get(node) ?? -1;
    const offset = this.#offsets[index];
    const end = this.#ends[index];
    return offset !== undefined && end !== undefined ? { offset, length: end - offset } : undefined;
  }
}
