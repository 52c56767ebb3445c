import { atom, type ReadableAtom } from 'nanostores';
import type { CartEntry } from '../../core/cart/index.ts';
import type { CartProblem } from '../purchase/index.ts';

/** The unconfirmed text of a quantity field. */
export interface TypedQuantity {
  readonly text: string;
  /** Whether it was sent, refused or vetoed; false while the visitor is typing. */
  readonly isTried: boolean;
}

/** By entry id; a map, because servers choose the ids. */
export type ByLine<Value> = ReadonlyMap<string, Value>;

/** The state of one cart page beside the cart: unconfirmed texts, and failures. */
export interface LineNotes {
  readonly $typed: ReadableAtom<ByLine<TypedQuantity>>;
  /** By entry id; failures of Undo are under `UNDO_ID`. */
  readonly $problems: ReadableAtom<ByLine<CartProblem>>;
  /** By entry id, including removed lines: warnings where the store changed something else than requested. */
  readonly $warnings: ReadableAtom<ByLine<readonly string[]>>;
  /** Whether the visitor was asked to correct something above the checkout. */
  readonly $isCorrectionRequested: ReadableAtom<boolean>;
  /** Whether the store has refused a change because the cart was bought; until the next change. */
  readonly $isBought: ReadableAtom<boolean>;
  /** The line that Undo restored last. */
  readonly $restoredId: ReadableAtom<string | null>;
  /** Stores a text while it is being typed, and clears the failure of the previous one. */
  readonly type: (entryId: string, text: string) => void;
  /** Marks a text as tried, and returns it. */
  readonly markTried: (entryId: string) => TypedQuantity | undefined;
  /** Drops a confirmed text, unless the visitor has typed another one since. */
  readonly confirm: (entryId: string, tried: TypedQuantity | undefined) => void;
  /**
   * Shows a failure; null clears it.
   * @param requestedQuantity the requested quantity of the line
   */
  readonly setProblem: (id: string, problem: CartProblem | null, requestedQuantity?: number) => void;
  /**
   * Replaces the warnings of a line.
   * @param isGone whether they report the removal of the line
   */
  readonly setWarnings: (id: string, warnings: readonly string[], isGone?: boolean) => void;
  /**
   * Drops outdated notes: failure and text of a line that has the requested quantity after all, warnings of a
   * removed line, and the news of a removal when the line is back.
   */
  readonly reconcile: (entries: readonly CartEntry[]) => void;
  readonly setBought: (isBought: boolean) => void;
  readonly requestCorrection: (isAsked: boolean) => void;
  readonly markRestored: (entryId: string | null) => void;
}

/** The id of the undo button's failures, which no line has. */
export const UNDO_ID = '';

/**
 * Creates the empty notes of one cart page.
 * Source: docs/behaviour/cart-page.md §2.3
 */
export function createLineNotes(): LineNotes {
  const { $typed, put, markTried, confirm } = createTypedTexts();
  const { $warnings, setWarnings, reconcileWarnings } = createWarnings();
  const $problems = atom<ByLine<CartProblem>>(new Map());
  const requested = new WeakMap<CartProblem, number>();
  const $isCorrectionRequested = atom(false);
  const $isBought = atom(false);
  const $restoredId = atom<string | null>(null);

  function setProblem(id: string, problem: CartProblem | null, requestedQuantity?: number): void {
    $isCorrectionRequested.set(false);
    if (problem && requestedQuantity !== undefined) requested.set(problem, requestedQuantity);
    $problems.set(replaced($problems.get(), id, problem));
  }

  function reconcileFailure({ id, quantity }: CartEntry): void {
    const problem = $problems.get().get(id);
    if (!problem || requested.get(problem) !== quantity) return;
    const typed = $typed.get().get(id);
    if (typed?.isTried) confirm(id, typed);
    setProblem(id, null);
  }

  return {
    ...{ $typed, $problems, $warnings, $isCorrectionRequested, $isBought, $restoredId },
    ...{ markTried, confirm, setProblem, setWarnings },
    type(entryId, text) {
      setProblem(entryId, null);
      put(entryId, { text, isTried: false });
    },
    reconcile(entries) {
      entries.forEach(reconcileFailure);
      reconcileWarnings(entries);
    },
    setBought(isBought) {
      $isBought.set(isBought);
    },
    requestCorrection(isAsked) {
      $isCorrectionRequested.set(isAsked);
    },
    markRestored(entryId) {
      $restoredId.set(entryId);
    },
  };
}

function createTypedTexts() {
  const $typed = atom<ByLine<TypedQuantity>>(new Map());

  const put = (entryId: string, typed: TypedQuantity | null): void => {
    $typed.set(replaced($typed.get(), entryId, typed));
  };

  const markTried: LineNotes['markTried'] = (entryId) => {
    const typed = $typed.get().get(entryId);
    if (!typed || typed.isTried) return typed;
    const tried = { text: typed.text, isTried: true };
    put(entryId, tried);
    return tried;
  };

  const confirm: LineNotes['confirm'] = (entryId, tried) => {
    if (tried && $typed.get().get(entryId) === tried) put(entryId, null);
  };

  return { $typed, put, markTried, confirm };
}

function createWarnings() {
  const $warnings = atom<ByLine<readonly string[]>>(new Map());
  const announcedGone = new Set<string>();

  const setWarnings: LineNotes['setWarnings'] = (id, warnings, isGone = false) => {
    if (isGone) announcedGone.add(id);
    else announcedGone.delete(id);
    $warnings.set(replaced($warnings.get(), id, warnings.length > 0 ? warnings : null));
  };

  const reconcileWarnings = (entries: readonly CartEntry[]): void => {
    const present = new Set(entries.map(({ id }) => id));
    for (const id of $warnings.get().keys()) {
      const isGone = !present.has(id);
      if (isGone !== announcedGone.has(id)) setWarnings(id, []);
    }
  };

  return { $warnings, setWarnings, reconcileWarnings };
}

function replaced<Value>(notes: ByLine<Value>, id: string, note: Value | null): ByLine<Value> {
  const others = new Map(notes);
  others.delete(id);
  return note === null ? others : others.set(id, note);
}
