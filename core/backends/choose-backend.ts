/** The backends of a module. */
export interface Choice<Backend extends object> {
  /** Returns the program's own, checked; undefined for none. */
  readonly getOwn: () => Backend | undefined;
  /** Opens the one that the setting `gateway` names; undefined leaves it to the store. */
  readonly openNamed: () => Backend | undefined | Promise<Backend | undefined>;
  /** The store; its own properties are the methods of all three. */
  readonly rest: Backend;
  /** Methods that not every backend has; a call of one that is missing resolves to undefined. */
  readonly optional?: readonly (keyof Backend & string)[];
}

/**
 * Chooses a backend for each call, because settings may change: the program's own, one that the page names, or the store.
 * @param choice the available ones
 * @returns a backend with the methods of the store's; each rejects with what a check of the program's own throws
 * Source: docs/behaviour/cart.md §9.1
 */
export function chooseBackend<Backend extends object>(choice: Choice<Backend>): Backend {
  const { getOwn, openNamed, rest, optional = [] } = choice;
  const choose = async () => getOwn() ?? (await openNamed()) ?? rest;
  const delegate =
    (name: string) =>
    async (...call: unknown[]) => {
      const backend = (await choose()) as Record<string, (...call: unknown[]) => unknown>;
      return backend[name]?.(...call);
    };
  return Object.fromEntries(
    [...Object.keys(rest), ...optional].map((name) => [name, delegate(name)]),
  ) as Backend;
}
