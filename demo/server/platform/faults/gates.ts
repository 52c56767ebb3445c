/** Holds requests until a test releases them. */
export interface Gate {
  /** Waits until the gate is opened or the store closes. */
  readonly pass: (go: () => Promise<void>) => Promise<void>;
  /** Waits until a request waits at the gate or has passed it. */
  readonly reached: () => Promise<void>;
  /** Opens it permanently, and waits until the waiting requests have passed. */
  readonly open: () => Promise<void>;
}

/**
 * Creates the gates of a store, by their names: a test holds a request for as long as it needs, not for some time.
 * @param closing opens all of them
 * @returns the gate of a name, closed at first
 */
export function createGates(closing: AbortSignal): (name: string) => Gate {
  const gates = new Map<string, Gate>();
  return (name) => {
    const gate = gates.get(name) ?? createGate(closing);
    gates.set(name, gate);
    return gate;
  };
}

function createGate(closing: AbortSignal): Gate {
  const opened = createLatch();
  const met = createLatch();
  const passing = new Set<Promise<void>>();
  for (const { release } of [opened, met]) closing.addEventListener('abort', release);
  return {
    async pass(go) {
      const passed = opened.released.then(go);
      passing.add(passed);
      met.release();
      await passed.finally(() => passing.delete(passed));
    },
    reached: () => met.released,
    async open() {
      opened.release();
      await Promise.allSettled(passing);
    },
  };
}

function createLatch(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    released,
    release: () => {
      release();
    },
  };
}
