import { attributeOf, setAttributeOf } from '../submits/index.ts';

/** Overrides attributes of the author's own nodes, and restores them. */
export class AttributeOverrides {
  readonly #names: readonly string[];
  /** Node → its original values. */
  readonly #kept = new Map<Element, readonly (readonly [name: string, value: string | null])[]>();

  /** @param names the overridden attributes */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /**
   * Saves the current values of a node, before they are overridden.
   * @returns false if they were already saved
   */
  set(node: Element): boolean {
    if (this.#kept.has(node)) return false;
    this.#kept.set(
      node,
      this.#names.map((name) => [name, attributeOf(node, name)]),
    );
    return true;
  }

  /** Whether a node is overridden. */
  has(node: Element): boolean {
    return this.#kept.has(node);
  }

  /** Restores all nodes except these. */
  retain(nodes: ReadonlySet<Element>): void {
    for (const [node, before] of this.#kept) {
      if (nodes.has(node)) continue;
      for (const [name, value] of before) setAttributeOf(node, name, value);
      this.#kept.delete(node);
    }
  }

  /** Restores all nodes. */
  restore(): void {
    this.retain(new Set());
  }
}

/**
 * Overrides attributes of one of the author's nodes.
 * @param node the node
 * @param values by name
 * @param signal aborts to restore the author's values
 */
export function overrideUntil(
  node: Element,
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): void {
  const overrides = new AttributeOverrides(Object.keys(values));
  overrides.set(node);
  for (const [name, value] of Object.entries(values)) setAttributeOf(node, name, value);
  signal.addEventListener('abort', () => {
    overrides.restore();
  });
}
