import { shelf } from '../../core/shared/index.ts';

/** One call of `enhance`. */
export interface Claimant {
  /** Looks for unclaimed markup. */
  scan(): void;
}

/** Which call wires which element; shared by all calls and all copies of the script. */
interface Registry {
  readonly owners: WeakMap<Element, Claimant>;
  readonly claimants: Set<Claimant>;
}

function registry(): Registry {
  return shelf('enhanced', () => ({ owners: new WeakMap(), claimants: new Set() }));
}

/**
 * Checks whether an element is unclaimed, claimed by a call that has stopped, or already the claimant's.
 * @param element a printed element
 * @param claimant the call that asks
 * @returns true when the claimant may claim it
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function isFreeFor(element: Element, claimant: Claimant): boolean {
  const { owners, claimants } = registry();
  const owner = owners.get(element);
  return owner === undefined || owner === claimant || !claimants.has(owner);
}

/**
 * Claims an element.
 * @param element an unclaimed printed element
 * @param claimant the call that claims it, registered
 * @param signal releases it before the claimant stops; it must not outlive the element
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function claim(element: Element, claimant: Claimant, signal?: AbortSignal): void {
  const { owners } = registry();
  owners.set(element, claimant);
  signal?.addEventListener('abort', () => {
    owners.delete(element);
  });
}

/**
 * Registers a call of `enhance`. When it stops, the other calls take over elements below their roots too.
 * @param claimant the call
 * @param signal unregisters it; everything it claimed has been released by then
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function register(claimant: Claimant, signal: AbortSignal): void {
  const { claimants } = registry();
  claimants.add(claimant);
  signal.addEventListener('abort', () => {
    claimants.delete(claimant);
    notifyOthers(claimant);
  });
}

/**
 * Notifies the other calls of `enhance` that an element was released, which may be below their roots.
 * @param claimant the call that released it
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function notifyOthers(claimant: Claimant): void {
  queueMicrotask(() => {
    for (const other of registry().claimants) if (other !== claimant) other.scan();
  });
}
