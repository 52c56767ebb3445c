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

type ByLine<Value> = Readonly<Record<string, Value>>;

/** What one cart page notes beside the cart: unconfirmed words of the visitor, and what went wrong. */
export interface LineNotes {
  readonly $typed: ReadableAtom<ByLine<TypedQuantity>>;
  /** By entry id; what went wrong with Undo stands under `UNDO_ID`. */
  readonly $problems: ReadableAtom<ByLine<LineProblem>>;
  /** Whether the visitor was asked to mend what stands above the checkout. */
  readonly $isMendAsked: ReadableAtom<boolean>;
  /** Keeps what is being typed; what was said about the text before is over. */
  type(entryId: string, text: string): void;
  /** Marks a text as tried; gives it back. */
  markTried(entryId: string): TypedQuantity | undefined;
  /** Forgets a text that was confirmed, unless the visitor has typed another one since. */
  confirm(entryId: string, tried: TypedQuantity | undefined): void;
  /** Says what went wrong; null takes it back. */
  setProblem(id: string, problem: LineProblem | null): void;
  askToMend(isAsked: boolean): void;
}

/** Problems of the undo button stand under this id, which no line has. */
export const UNDO_ID = '';

/**
 * Makes the notes of one cart page.
 * @returns the notes, empty
 * Source: threat rule R1
 */
export function createLineNotes(): LineNotes {
  const $typed = atom<ByLine<TypedQuantity>>({});
  const $problems = atom<ByLine<LineProblem>>({});
  const $isMendAsked = atom(false);

  function setProblem(id: string, problem: LineProblem | null): void {
    $isMendAsked.set(false);
    const others = without($problems.get(), id);
    $problems.set(problem ? { ...others, [id]: problem } : others);
  }

  return {
    $typed,
    $problems,
    $isMendAsked,
    type(entryId, text) {
      setProblem(entryId, null);
      $typed.set({ ...$typed.get(), [entryId]: { text, isTried: false } });
    },
    markTried(entryId) {
      const typed = $typed.get()[entryId];
      if (!typed || typed.isTried) return typed;
      const tried = { text: typed.text, isTried: true };
      $typed.set({ ...$typed.get(), [entryId]: tried });
      return tried;
    },
    confirm(entryId, tried) {
      if (tried && $typed.get()[entryId] === tried) $typed.set(without($typed.get(), entryId));
    },
    setProblem,
    askToMend(isAsked) {
      $isMendAsked.set(isAsked);
    },
  };
}

function without<Value>(record: ByLine<Value>, key: string): ByLine<Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
