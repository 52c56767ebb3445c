import { noteOf } from '../../core/cart-client/index.ts';
import type { Cart } from '../../core/cart/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import type { TypedText } from './typed-text.ts';

/** The note of one cart page beside the cart: what was typed, and the outcome of saving it. */
export interface NoteState {
  readonly typed: TypedText | null;
  /** Null until the visitor has opened or closed it. */
  readonly isOpen: boolean | null;
  readonly isSaving: boolean;
  /** Whether the last text was saved here. */
  readonly isSaved: boolean;
  readonly problem: CartProblem | null;
}

/** The field for the visitor's note. */
export interface NoteContent extends Omit<NoteState, 'typed' | 'isOpen'> {
  readonly text: string;
  readonly isOpen: boolean;
}

/**
 * Builds the field for the note.
 * @param cart the cart
 * @param state what was typed, and the outcome of saving it
 * Source: docs/behaviour/cart-page.md §8
 */
export function noteContent(cart: Cart, { typed, isOpen, ...others }: NoteState): NoteContent {
  const stored = noteOf(cart);
  return { ...others, text: typed?.text ?? stored, isOpen: isOpen ?? stored !== '' };
}
