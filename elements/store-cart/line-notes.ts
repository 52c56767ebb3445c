import { atom, type ReadableAtom } from 'nanostores';
import type { CartEntry } from '../../core/cart/index.ts';

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
  /** By entry id: what the store has made of a change, where that is not what was asked for. */
  readonly $warnings: ReadableAtom<ByLine<readonly string[]>>;
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
  /**
   * Shows a failure; null clears it.
   * @param wantedQuantity the quantity that the line was to have
   */
  readonly setProblem: (id: string, problem: LineProblem | null, wantedQuantity?: number) => void;
  /** Shows warnings in the place of earlier ones. */
  readonly setWarnings: (id: string, warnings: readonly string[]) => void;
  /** Drops the failure and the text of a line that the cart shows as it was wanted after all. */
  readonly reconcile: (entry: CartEntry) => void;
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
  const $warnings = atom<ByLine<readonly string[]>>(new Map());
  const wanted = new WeakMap<LineProblem, number>();
  const $isCorrectionRequested = atom(false);
  const $restoredId = atom<string | null>(null);

  function setProblem(id: string, problem: LineProblem | null, wantedQuantity?: number): void {
    $isCorrectionRequested.set(false);
    if (problem && wantedQuantity !== undefined) wanted.set(problem, wantedQuantity);
    $problems.set(replaced($problems.get(), id, problem));
  }

  return {
    $typed,
    $problems,
    $warnings,
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
    setWarnings(id, warnings) {
      $warnings.set(replaced($warnings.get(), id, warnings.length > 0 ? warnings : null));
    },
    reconcile({ id, quantity }) {
      const problem = $problems.get().get(id);
      if (!problem || wanted.get(problem) !== quantity) return;
      if ($typed.get().get(id)?.isTried) $typed.set(without($typed.get(), id));
      setProblem(id, null);
    },
    requestCorrection(isAsked) {
      $isCorrectionRequested.set(isAsked);
    },
    markRestored(entryId) {
      $restoredId.set(entryId);
    },
  };
}

function replaced<Value>(notes: ByLine<Value>, id: string, note: Value | null): ByLine<Value> {
  const others = without(notes, id);
  return note === null ? others : others.set(id, note);
}

function without<Value>(notes: ByLine<Value>, id: string): Map<string, Value> {
  const others = new Map(notes);
  others.delete(id);
  return others;
}
