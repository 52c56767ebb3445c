import type { Node, Span, Spans } from './tree.ts';

/** Notes where nodes stand, cheaply: few of them are ever asked for. */
export class SpanList implements Spans {
  readonly #entries: [Node, Span][] = [];
  #byNode: Map<Node, Span> | undefined;

  /** Takes note of a node's place. */
  add(node: Node, span: Span): void {
    this.#entries.push([node, span]);
  }

  /** Finds a node's place; the first time is as slow as all of them together. */
  get(node: Node): Span | undefined {
    this.#byNode ??= new Map(this.#entries);
    return this.#byNode.get(node);
  }
}
