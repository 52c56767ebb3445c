import { atom, type ReadableAtom } from 'nanostores';

/** A failure of a line, and its reason. */
export interface LineProblem {
  readonly title: string;
  readonly message: string;
}

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
  readonly $problems: ReadableAtom<ByLine<LineProblem>>;
  /** Whether the visitor was asked to correct something above the checkout. */
  readonly $isCorrectionRequested: ReadableAtom<boolean>;
  /** The line that Undo restored last. */
  readonly $restoredId: ReadableAtom<string | null>;
  /** Stores a text while it is being typed, and clears the failure of the previous one. */
  readonly type: (entryId: string, text: string) => void;
  /** Marks a text as tried, and returns it. */
  readonly markTried: (entryId: string) => TypedQuantity | undefined;
  /** Drops a confirmed text, unless the visitor has typed another one since. */
  readonly confirm: (entryId: string, tried: TypedQuantity | undefined) => void;
  /** Shows a failure; null clears it. */
  readonly setProblem: (id: string, problem: LineProblem | null) => void;
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
  const $typed = atom<ByLine<TypedQuantity>>(new Map());
  const $problems = atom<ByLine<LineProblem>>(new Map());
  const $isCorrectionRequested = atom(false);
  const $restoredId = atom<string | null>(null);

  function setProblem(id: string, problem: LineProblem | null): void {
    $isCorrectionRequested.set(false);
    const others = without($problems.get(), id);
    $problems.set(problem ? others.set(id, problem) : others);
  }

  return {
    $typed,
    $problems,
    $isCorrectionRequested,
    $restoredId,
    type(entryId, text) {
      setProblem(entryId, null);
      $typed.set(without($typed.get(), entryId).set(entryId, { text, isTried: false }));
    },
    markTried(entryId) {
      const typed = $typed.get().get(entryId);
      if (!typed || typed.isTried) return typed;
      const tried = { text: typed.text, isTried: true };
      $typed.set(without($typed.get(), entryId).set(entryId, tried));
      return tried;
    },
    confirm(entryId, tried) {
      if (tried && $typed.get().get(entryId) === tried) $typed.set(without($typed.get(), entryId));
    },
    setProblem,
    requestCorrection(isAsked) {
      $isCorrectionRequested.set(isAsked);
    },
    markRestored(entryId) {
      $restoredId.set(entryId);
    },
  };
}

function without<Value>(notes: ByLine<Value>, id: string): Map<string, Value> {
  const others = new Map(notes);
  others.delete(id);
  return others;
}
