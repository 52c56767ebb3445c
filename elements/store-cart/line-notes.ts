import { atom, type ReadableAtom } from 'nanostores';

/** What went wrong with a line, and why. */
export interface LineProblem {
  readonly title: string;
  readonly message: string;
}

/** What stands in a quantity field and is not confirmed. */
export interface TypedQuantity {
  readonly text: string;
  /** Whether it was sent, refused or vetoed; false while the visitor is at it. */
  readonly isTried: boolean;
}

/** By entry id; a map, because an id is whatever a server says. */
export type ByLine<Value> = ReadonlyMap<string, Value>;

/** What one cart page notes beside the cart: unconfirmed words of the visitor, and what went wrong. */
export interface LineNotes {
  readonly $typed: ReadableAtom<ByLine<TypedQuantity>>;
  /** By entry id; what went wrong with Undo stands under `UNDO_ID`. */
  readonly $problems: ReadableAtom<ByLine<LineProblem>>;
  /** Whether the visitor was asked to mend what stands above the checkout. */
  readonly $isMendAsked: ReadableAtom<boolean>;
  /** The line that Undo restored last. */
  readonly $restoredId: ReadableAtom<string | null>;
  /** Keeps what is being typed; what was said about the text before is over. */
  readonly type: (entryId: string, text: string) => void;
  /** Marks a text as tried; gives it back. */
  readonly markTried: (entryId: string) => TypedQuantity | undefined;
  /** Forgets a text that was confirmed, unless the visitor has typed another one since. */
  readonly confirm: (entryId: string, tried: TypedQuantity | undefined) => void;
  /** Says what went wrong; null takes it back. */
  readonly setProblem: (id: string, problem: LineProblem | null) => void;
  readonly askToMend: (isAsked: boolean) => void;
  readonly markRestored: (entryId: string | null) => void;
}

/** Problems of the undo button stand under this id, which no line has. */
export const UNDO_ID = '';

/**
 * Makes the notes of one cart page.
 * @returns the notes, empty
 * Source: docs/behaviour/cart-page.md §2.2
 */
export function createLineNotes(): LineNotes {
  const $typed = atom<ByLine<TypedQuantity>>(new Map());
  const $problems = atom<ByLine<LineProblem>>(new Map());
  const $isMendAsked = atom(false);
  const $restoredId = atom<string | null>(null);

  function setProblem(id: string, problem: LineProblem | null): void {
    $isMendAsked.set(false);
    const others = without($problems.get(), id);
    $problems.set(problem ? others.set(id, problem) : others);
  }

  return {
    $typed,
    $problems,
    $isMendAsked,
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
    askToMend(isAsked) {
      $isMendAsked.set(isAsked);
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
