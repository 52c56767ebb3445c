import { shelf } from '../../core/shared/index.ts';

/** One call of `enhance`: who it is, and how it looks again. */
export interface Claimant {
  /** Looks for what nobody has. */
  look(): void;
}

/** Who brings which element to life: one for all calls and all copies of the script. */
interface Register {
  readonly owners: WeakMap<Element, Claimant>;
  readonly claimants: Set<Claimant>;
}

function register(): Register {
  return shelf('enhanced', () => ({ owners: new WeakMap(), claimants: new Set() }));
}

/**
 * Tells whether an element is nobody's, or the claimant's own.
 * @param element a printed element
 * @param claimant who asks
 * @returns true when the claimant may take it
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function isFreeFor(element: Element, claimant: Claimant): boolean {
  const owner = register().owners.get(element);
  return owner === undefined || owner === claimant;
}

/**
 * Takes an element; ends with the signal.
 * @param element a printed element that is free
 * @param claimant who takes it
 * @param signal gives it back
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function claim(element: Element, claimant: Claimant, signal: AbortSignal): void {
  const { owners } = register();
  owners.set(element, claimant);
  // What has left the page is not kept until the end.
  const reference = new WeakRef(element);
  signal.addEventListener('abort', () => {
    const claimed = reference.deref();
    if (claimed) owners.delete(claimed);
  });
}

/**
 * Enters a call of `enhance`; when it leaves, the others take over what lies below their roots too.
 * @param claimant the call
 * @param signal ends it, after all it has claimed was given back
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function enter(claimant: Claimant, signal: AbortSignal): void {
  const { claimants } = register();
  claimants.add(claimant);
  signal.addEventListener('abort', () => {
    claimants.delete(claimant);
    tellOthers(claimant);
  });
}

/**
 * Tells the other calls of `enhance` that something was given back: it may stand below their roots by now.
 * @param claimant who gave it back
 * Source: docs/behaviour/printed-markup.md §1.3
 */
export function tellOthers(claimant: Claimant): void {
  queueMicrotask(() => {
    for (const other of register().claimants) if (other !== claimant) other.look();
  });
}
