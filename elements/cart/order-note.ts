import { atom, type ReadableAtom } from 'nanostores';
import { isNoteOf } from '../../core/cart-client/index.ts';
import type { Cart } from '../../core/cart/index.ts';
import { CART_PAGE_WORDS } from '../../core/words/index.ts';
import type { CartChanges } from './cart-changes.ts';
import type { CartPage } from './cart-page.ts';
import type { LineNotes } from './line-notes.ts';
import { createWholeCartChanges } from './whole-cart-changes.ts';
import type { NoteState } from './note-content.ts';

/** The visitor's note for the order. */
export interface OrderNote {
  readonly $state: ReadableAtom<NoteState>;
  readonly open: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  /** Saves the typed text, also one that was refused. */
  readonly save: () => void;
  /** Saves the typed text unless it was tried already. */
  readonly saveFresh: () => void;
  /** Whether an unsaved note stops the checkout: once for each text. */
  readonly stopsCheckout: () => boolean;
  /** Drops the text and its failure if a newer cart has that note. */
  readonly reconcile: (cart: Cart | null) => void;
  /** Resolves when nothing is pending and every outcome was reported. */
  readonly settled: () => Promise<void>;
}

const ID = 'note';
const NOTHING: NoteState = { typed: null, isOpen: null, isSaving: false, isSaved: false, problem: null };

/**
 * Creates the note of one cart page. Only a confirmed success clears the typed text.
 * @param page its shell
 * @param notes receives what concerns the whole cart
 * Source: docs/behaviour/cart-page.md §8
 */
export function createOrderNote(page: CartPage, notes: Pick<LineNotes, 'setBought'>): OrderNote {
  const $state = atom(NOTHING);
  const set: SetNote = (part) => {
    $state.set({ ...$state.get(), ...part });
  };
  const changes = createWholeCartChanges(page, notes, (_id, problem) => {
    set({ problem });
  });
  const save = createSaving(page, changes, { $state, set });
  let lastStopped: string | null = null;
  return {
    $state,
    open(isOpen) {
      if ($state.get().isOpen !== isOpen) set({ isOpen });
    },
    type(text) {
      set({ typed: { text, isTried: false }, isSaved: false, problem: null });
    },
    save,
    saveFresh() {
      if ($state.get().typed?.isTried === false) save();
    },
    stopsCheckout() {
      const { typed, problem } = $state.get();
      if (!problem || typed?.text === lastStopped) return false;
      lastStopped = typed?.text ?? null;
      return true;
    },
    reconcile(cart) {
      const { typed, problem } = $state.get();
      if (problem && typed && isNoteOf(cart, typed.text)) set({ typed: null, problem: null, isSaved: true });
    },
    settled: () => changes.settled(),
  };
}

type SetNote = (part: Partial<NoteState>) => void;

interface NoteStore {
  readonly $state: ReadableAtom<NoteState>;
  readonly set: SetNote;
}

function createSaving(
  { storefront }: CartPage,
  changes: CartChanges,
  { $state, set }: NoteStore,
): () => void {
  const { cart } = storefront;
  let savingCount = 0;

  async function send(text: string): Promise<void> {
    const tried = { text, isTried: true };
    savingCount += 1;
    set({ typed: tried, isSaving: true, isSaved: false });
    await changes.run({
      id: ID,
      title: CART_PAGE_WORDS.unableToSaveNote,
      make: () => cart.setNote(text),
      onMade() {
        if ($state.get().typed === tried) set({ typed: null, isSaved: true });
      },
    });
    savingCount -= 1;
    set({ isSaving: savingCount > 0 });
  }

  return () => {
    const { typed, isSaving } = $state.get();
    if (!typed || (typed.isTried && isSaving)) return;
    // While another text is being saved, the cart has an older one.
    if (!isSaving && isNoteOf(cart.$cart.get(), typed.text)) set({ typed: null, problem: null });
    else void send(typed.text);
  };
}
