import { attributeOf, setAttributeOf } from './submits/our-forms.ts';

/** Attributes that are written on the author's own nodes for a while, and taken back. */
export class AttributeOverrides {
  readonly #names: readonly string[];
  /** Node → what stood there. */
  readonly #kept = new Map<Element, readonly (readonly [name: string, value: string | null])[]>();

  /** @param names those that are written */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /**
   * Remembers what stands on a node.
   * @returns false where that was done before
   */
  set(node: Element): boolean {
    if (this.#kept.has(node)) return false;
    this.#kept.set(
      node,
      this.#names.map((name) => [name, attributeOf(node, name)]),
    );
    return true;
  }

  /** Tells whether something is written on a node. */
  has(node: Element): boolean {
    return this.#kept.has(node);
  }

  /** Takes back what is written on any other node. */
  retain(nodes: ReadonlySet<Element>): void {
    for (const [node, before] of this.#kept) {
      if (nodes.has(node)) continue;
      for (const [name, value] of before) setAttributeOf(node, name, value);
      this.#kept.delete(node);
    }
  }

  /** Takes back everything. */
  restore(): void {
    this.retain(new Set());
  }
}
