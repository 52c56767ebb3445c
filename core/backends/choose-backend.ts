/** The backends of a module. */
export interface Choice<Backend extends object> {
  /** Returns the program's own, checked; undefined for none. */
  readonly getOwn: () => Backend | undefined;
  /** Returns the setting `gateway`. */
  readonly getName: () => string | null | Promise<string | null>;
  /** Opens the one for a page without a store. */
  readonly openMemory: () => Backend | Promise<Backend>;
  /** The store; its own properties are the methods of all three. */
  readonly rest: Backend;
}

/**
 * Chooses a backend for each call, because settings may change: the program's own, the one in memory, or the store.
 * @param choice the available ones
 * @returns a backend with the methods of the store's; each rejects with what a check of the program's own throws
 * Source: docs/behaviour/cart.md §9.1
 */
export function chooseBackend<Backend extends object>(choice: Choice<Backend>): Backend {
  const { getOwn, getName, openMemory, rest } = choice;
  const choose = async () => getOwn() ?? ((await getName()) === 'memory' ? openMemory() : rest);
  const delegate =
    (name: string) =>
    async (...call: unknown[]) => {
      const backend = (await choose()) as Record<string, (...call: unknown[]) => unknown>;
      return backend[name]?.(...call);
    };
  return Object.fromEntries(Object.keys(rest).map((name) => [name, delegate(name)])) as Backend;
}
